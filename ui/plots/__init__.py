"""What is drawn with pyqtgraph: charts and the map of points.

Only this folder imports pyqtgraph: ``ground``, ``charts`` and ``points`` when
they are imported, for which panes await ``loading.ready()`` first. ``bars`` and ``marks`` are
plain values that any pane may import. No vault, no sentences: panes bring
both. Start at ``ground``.
"""
