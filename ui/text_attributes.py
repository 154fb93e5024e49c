"""What memories say of somebody, attribute by attribute: the names that the engine gives, as words for a person."""

from __future__ import annotations

from ui.translation import tr

_NAMES = {
    "lives_in": tr("lives in"),
    "works_at": tr("works at"),
    "job_title": tr("job title"),
    "studies_at": tr("studies at"),
    "age": tr("age"),
    "birthday": tr("birthday"),
    "partner": tr("partner"),
    "diet": tr("diet"),
    "height": tr("height"),
    "weight": tr("weight"),
    "religion": tr("religion"),
    "commute": tr("commute"),
    "phone": tr("phone"),
    "email": tr("email"),
    "child": tr("child"),
    "pet": tr("pet"),
    "allergy": tr("allergy"),
    "likes": tr("likes"),
    "dislikes": tr("dislikes"),
    "owns": tr("owns"),
    "language": tr("language"),
    "nationality": tr("nationality"),
    "medication": tr("medication"),
    "plan": tr("plan"),
    "hobby": tr("hobby"),
    "doctor": tr("doctor"),
    "dentist": tr("dentist"),
    "name": tr("name"),
    "car": tr("car"),
    "sister": tr("sister"),
    "brother": tr("brother"),
    "mother": tr("mother"),
    "father": tr("father"),
    "friend": tr("friend"),
    "gender": tr("gender"),
    "salary": tr("salary"),
    "blood_type": tr("blood type"),
    "shoe_size": tr("shoe size"),
    "eye_colour": tr("eye colour"),
    "hair_colour": tr("hair colour"),
}
"""Those that are common; any other goes by its own name."""
_FAVOURITES = {
    "colour": tr("favourite colour"),
    "food": tr("favourite food"),
    "dish": tr("favourite dish"),
    "drink": tr("favourite drink"),
    "book": tr("favourite book"),
    "film": tr("favourite film"),
    "music": tr("favourite music"),
    "animal": tr("favourite animal"),
    "season": tr("favourite season"),
}


def attribute_words(attribute: str) -> str:
    """“favourite colour” of “favourite_colour”."""
    kind = attribute.removeprefix("favourite_")
    known = _FAVOURITES.get(kind) if kind != attribute else _NAMES.get(attribute)
    return known or attribute.replace("_", " ")
