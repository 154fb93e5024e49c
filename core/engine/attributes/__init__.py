"""What can be known of somebody, as rows: each attribute, how many values it has, and how languages say it.

Only data may live here, no rule of reading; a new attribute is a row in
``catalogue.py`` and rows in a language's file. Start at ``rows.py`` for
what a row means, then ``english_life.py``.
"""
