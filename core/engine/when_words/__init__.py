"""The words by which six languages name times: data for the reader of dates, a file per language.

No rule of reading may live here, only word lists and short patterns; Chinese and
Japanese have a reader of their own, since they write dates without spaces.
Start at ``words.py`` for what each entry means, then ``english.py``.
"""
