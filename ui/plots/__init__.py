"""What is drawn with pyqtgraph: charts and the map of points.

Only this folder imports pyqtgraph, and only the modules of ``ground``,
``charts`` and ``points`` do so; panes await ``loading.ready()`` before they
import one of these. ``bars`` and ``marks`` are plain values that any pane may
import. No vault, no sentences: panes bring both. Start at ``ground``.
"""
