"""How the page to read looks: on a wide screen, on a narrow one, by night, and on paper."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --ink: #1b1d22; --soft: #646a75; --faint: #8b919c; --line: #e4e6eb; --wash: #f5f6f8;
  --accent: #3a5fcd; --paper: #fff; --told: "Iowan Old Style", Charter, "Source Serif 4", Georgia, "Noto Serif", serif }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ee; --soft: #a0a6b2; --faint: #7b818d; --line: #2d313a;
  --wash: #1d2027; --accent: #8ea8ff; --paper: #15171c } }
* { box-sizing: border-box }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100% }
body { font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; color: var(--ink);
  background: var(--paper); max-width: 43rem; margin: 0 auto; padding: 4rem 1.5rem 5rem }
h1 { font: 600 2.1rem/1.2 var(--told); letter-spacing: -.01em; margin: 0; overflow-wrap: anywhere }
.lead { color: var(--soft); margin: .5rem 0 1.6rem }
nav { display: flex; flex-wrap: wrap; gap: .4rem; padding-bottom: 1.8rem; border-bottom: 1px solid var(--line) }
nav a { color: inherit; text-decoration: none; background: var(--wash); border-radius: 1rem; padding: .2rem .75rem;
  font-size: .87rem } nav a:hover, nav a:focus-visible { color: var(--accent) }
nav b { font-weight: 400; color: var(--faint); margin-left: .3rem; font-variant-numeric: tabular-nums }
h2 { font-size: .8rem; font-weight: 600; letter-spacing: .07em; text-transform: uppercase; color: var(--soft);
  margin: 2.6rem 0 .2rem; break-after: avoid; scroll-margin-top: 1rem }
article { padding: 1.15rem 0 1.2rem; break-inside: avoid } article + article { border-top: 1px solid var(--line) }
article > p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 1.13rem/1.45 var(--told) }
.facts { color: var(--soft); font-size: .85rem; overflow-wrap: anywhere } article > .facts { margin-top: .3rem }
.chip { background: var(--wash); border-radius: 1rem; padding: .08rem .55rem; margin-left: .3rem; white-space: nowrap }
.doubt { color: var(--accent) }
svg { display: block; width: 100%; height: auto; margin: .65rem 0 .1rem; overflow: visible }
svg text { font: 10.5px system-ui, sans-serif; fill: var(--faint); font-variant-numeric: tabular-nums }
svg .on { fill: var(--accent) } svg .off { fill: var(--faint) }
svg .base { stroke: var(--line) } svg .tick { stroke: var(--line) } svg .today { stroke: var(--ink); opacity: .55 }
details { margin-top: .55rem; font-size: .9rem }
summary { color: var(--soft); cursor: pointer; font-size: .85rem; width: fit-content }
summary::marker { color: var(--faint); font-size: .8em }
ol, ul { margin: .35rem 0 0; padding-left: 1.3rem } li { margin: .25rem 0; overflow-wrap: anywhere }
li::marker { color: var(--faint); font-variant-numeric: tabular-nums } li .facts { margin-left: .3rem }
blockquote { margin: .4rem 0 0; padding-left: .8rem; border-left: 2px solid var(--line); overflow-wrap: anywhere }
@media (max-width: 34rem) { body { padding: 2rem 1.1rem 3rem } h1 { font-size: 1.6rem } svg text { font-size: 17px } }
@media print {
  @page { margin: 18mm 17mm 20mm; @bottom-right { content: counter(page); font: 8pt sans-serif; color: #777 } }
  :root { --ink: #000; --soft: #444; --faint: #777; --line: #ccc; --wash: none; --accent: #23429e; --paper: #fff }
  body { font-size: 9.5pt; max-width: none; padding: 0 } article > p { font-size: 11.5pt }
  nav { padding-bottom: 8pt } nav a { padding: 0 .9rem 0 0 } .chip { border: .5pt solid #bbb }
  summary::marker { content: none } summary { list-style: none }
  svg { max-width: 130mm } rect, line { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
"""
