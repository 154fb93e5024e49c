"""Files of others in, files for others out.

Readers turn bytes into turns and statements and never touch a vault; writers
take plain values and never ask a vault; SQL, models and the screen have no
place here. Start with ``plan.py`` (``read_file`` recognises a file by its
content and reads it), then one file per format, then ``export_json.py``.
"""
