"""How one asks for an attribute: plainly, in words that its statements seldom hold, in a few words, in other languages.

The forms are those of any vault, not of the labelled cases: a case gives the
subject and the attribute, and nothing of its words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from core.text import STOP_WORDS, words


class Form(StrEnum):
    """How a question is put."""

    PLAIN = "plain"
    OTHER_WORDS = "other words"
    KEYWORDS = "keywords"
    TIME = "time"
    NAMED = "named"
    LANGUAGE = "language"


_ASKED: Mapping[str, tuple[str, str, str, str, str]] = {
    "lives_in": (
        "Where do I live?", "Where does {} live?",
        "In which town is my flat?", "In which town is {}'s flat?", "home address",
    ),
    "works_at": (
        "Where do I work?", "Where does {} work?",
        "Who is my employer?", "Who is {}'s employer?", "company employer",
    ),
    "job_title": (
        "What is my job?", "What is {}'s job?",
        "How do I earn my living?", "How does {} earn a living?", "profession",
    ),
    "studies_at": (
        "Where do I study?", "Where does {} study?",
        "Which university am I at?", "Which university is {} at?", "university college",
    ),
    "age": ("How old am I?", "How old is {}?", "How many years have I lived?", "What is the age of {}?", "age"),
    "birthday": (
        "When is my birthday?", "When is {}'s birthday?",
        "On what day was I born?", "On what day was {} born?", "date of birth",
    ),
    "partner": (
        "Who is my partner?", "Who is {}'s partner?",
        "Who am I together with?", "Who is {} together with?", "wife husband",
    ),
    "diet": (
        "What is my diet?", "What is {}'s diet?",
        "Is there food that I never eat?", "Is there food that {} never eats?", "meat vegetarian",
    ),
    "height": (
        "How tall am I?", "How tall is {}?",
        "What is my size from head to foot?", "What is {}'s size from head to foot?", "height cm",
    ),
    "religion": (
        "What is my religion?", "What is {}'s religion?",
        "What do I believe in?", "What does {} believe in?", "faith church",
    ),
    "commute": (
        "How do I get to work?", "How does {} get to work?",
        "Which way do I travel to the office?", "Which way does {} travel to the office?", "commute",
    ),
    "phone": (
        "What is my phone number?", "What is {}'s phone number?",
        "How can I be called?", "How can {} be called?", "telephone mobile",
    ),
    "email": (
        "What is my email address?", "What is {}'s email address?",
        "Where do I get electronic post?", "Where does {} get electronic post?", "email",
    ),
    "child": (
        "What are my children called?", "What are {}'s children called?",
        "Do I have a son or a daughter?", "Does {} have a son or a daughter?", "son daughter",
    ),
    "pet": (
        "What pets do I have?", "What pets does {} have?",
        "Which animals live with me?", "Which animals live with {}?", "dog cat",
    ),
    "allergy": (
        "What am I allergic to?", "What is {} allergic to?",
        "What must I not touch or eat?", "What must {} not touch or eat?", "allergies",
    ),
    "likes": ("What do I like?", "What does {} like?", "What am I fond of?", "What is {} fond of?", "love"),
    "dislikes": (
        "What do I dislike?", "What does {} dislike?",
        "What can't I stand?", "What can't {} stand?", "hate",
    ),
    "owns": (
        "What do I own?", "What does {} own?",
        "Which things belong to me?", "Which things belong to {}?", "possessions",
    ),
    "language": (
        "Which languages do I speak?", "Which languages does {} speak?",
        "In which tongues can I talk?", "In which tongues can {} talk?", "languages spoken",
    ),
    "nationality": (
        "What is my nationality?", "What is {}'s nationality?",
        "Which passport do I hold?", "Which passport does {} hold?", "citizen passport",
    ),
    "medication": (
        "What medication do I take?", "What medication does {} take?",
        "Which pills were prescribed for me?", "Which pills were prescribed for {}?", "pills dose",
    ),
    "plan": (
        "What am I planning to do?", "What is {} planning to do?",
        "What is coming up for me?", "What is coming up for {}?", "appointment trip",
    ),
    "hobby": (
        "What are my hobbies?", "What are {}'s hobbies?",
        "What do I do for fun?", "What does {} do for fun?", "free time",
    ),
}  # fmt: skip
"""Of each attribute: plainly of oneself and of somebody else, in other words of both, and in a few words."""
_FAVOURITE = "favourite_"
_FAVOURITES = (
    "What is my favourite {thing}?", "What is {{}}'s favourite {thing}?",
    "Which {thing} do I love most?", "Which {thing} does {{}} love most?", "best {thing}",
)  # fmt: skip
OWNER = "user"

IN_LANGUAGE: Mapping[str, Mapping[str, str]] = {
    "lives_in": {
        "de": "Wo wohne ich?", "es": "¿Dónde vivo?", "fr": "Où est-ce que j'habite ?", "ru": "Где я живу?",
        "zh": "我住在哪里？", "ja": "私はどこに住んでいますか？", "ar": "أين أسكن؟",
    },
    "works_at": {
        "de": "Wo arbeite ich?", "es": "¿Dónde trabajo?", "fr": "Où est-ce que je travaille ?", "ru": "Где я работаю?",
        "zh": "我在哪里工作？", "ja": "私はどこで働いていますか？", "ar": "أين أعمل؟",
    },
    "job_title": {
        "de": "Was bin ich von Beruf?", "es": "¿Cuál es mi profesión?", "fr": "Quel est mon métier ?",
        "ru": "Кто я по профессии?", "zh": "我的职业是什么？", "ja": "私の職業は何ですか？", "ar": "ما هي مهنتي؟",
    },
    "studies_at": {
        "de": "Wo studiere ich?", "es": "¿Dónde estudio?", "fr": "Où est-ce que j'étudie ?", "ru": "Где я учусь?",
        "zh": "我在哪里上学？", "ja": "私はどこで勉強していますか？", "ar": "أين أدرس؟",
    },
    "age": {
        "de": "Wie alt bin ich?", "es": "¿Cuántos años tengo?", "fr": "Quel âge ai-je ?", "ru": "Сколько мне лет?",
        "zh": "我今年多大？", "ja": "私は何歳ですか？", "ar": "كم عمري؟",
    },
    "partner": {
        "de": "Wie heißt meine Frau?", "es": "¿Cómo se llama mi pareja?", "fr": "Comment s'appelle ma compagne ?",
        "ru": "Как зовут мою жену?", "zh": "我的爱人叫什么？", "ja": "私の妻の名前は何ですか？", "ar": "ما اسم زوجتي؟",
    },
    "child": {
        "de": "Wie heißt mein Kind?", "es": "¿Cómo se llama mi hija?", "fr": "Comment s'appelle mon enfant ?",
        "ru": "Как зовут моего ребёнка?", "zh": "我的孩子叫什么？", "ja": "私の子供の名前は何ですか？",
        "ar": "ما اسم ابني؟",
    },
    "pet": {
        "de": "Welches Haustier habe ich?", "es": "¿Qué mascota tengo?", "fr": "Quel animal ai-je ?",
        "ru": "Как зовут мою собаку?", "zh": "我的宠物叫什么？", "ja": "私のペットの名前は何ですか？",
        "ar": "ما اسم حيواني الأليف؟",
    },
    "allergy": {
        "de": "Wogegen bin ich allergisch?", "es": "¿A qué soy alérgico?", "fr": "À quoi suis-je allergique ?",
        "ru": "На что у меня аллергия?", "zh": "我对什么过敏？", "ja": "私は何のアレルギーがありますか？",
        "ar": "ما الذي لدي حساسية منه؟",
    },
    "likes": {
        "de": "Was mag ich?", "es": "¿Qué me gusta?", "fr": "Qu'est-ce que j'aime ?", "ru": "Что я люблю?",
        "zh": "我喜欢什么？", "ja": "私は何が好きですか？", "ar": "ماذا أحب؟",
    },
    "dislikes": {
        "de": "Was mag ich nicht?", "es": "¿Qué odio?", "fr": "Qu'est-ce que je déteste ?", "ru": "Что я не люблю?",
        "zh": "我不喜欢什么？", "ja": "私は何が嫌いですか？", "ar": "ماذا أكره؟",
    },
    "nationality": {
        "de": "Welche Staatsangehörigkeit habe ich?", "es": "¿Cuál es mi nacionalidad?",
        "fr": "Quelle est ma nationalité ?", "ru": "Какое у меня гражданство?", "zh": "我的国籍是什么？",
        "ja": "私の国籍は何ですか？", "ar": "ما هي جنسيتي؟",
    },
    "email": {
        "de": "Wie ist meine E-Mail-Adresse?", "es": "¿Cuál es mi correo?", "fr": "Quelle est mon adresse e-mail ?",
        "ru": "Какая у меня почта?", "zh": "我的邮箱是什么？", "ja": "私のメールアドレスは何ですか？",
        "ar": "ما هو بريدي الإلكتروني؟",
    },
    "plan": {
        "de": "Was habe ich vor?", "es": "¿Qué planes tengo?", "fr": "Quels sont mes projets ?",
        "ru": "Какие у меня планы?", "zh": "我有什么计划？", "ja": "私の予定は何ですか？", "ar": "ما هي خططي؟",
    },
    "hobby": {
        "de": "Was sind meine Hobbys?", "es": "¿Cuáles son mis aficiones?", "fr": "Quels sont mes loisirs ?",
        "ru": "Какие у меня хобби?", "zh": "我的爱好是什么？", "ja": "私の趣味は何ですか？", "ar": "ما هي هواياتي؟",
    },
    "commute": {
        "de": "Wie komme ich zur Arbeit?", "es": "¿Cómo voy al trabajo?", "fr": "Comment vais-je au travail ?",
        "ru": "Как я езжу на работу?", "zh": "我怎么上班？", "ja": "私はどうやって通勤していますか？",
        "ar": "كيف أذهب إلى العمل؟",
    },
    "favourite_colour": {
        "de": "Was ist meine Lieblingsfarbe?", "es": "¿Cuál es mi color favorito?",
        "fr": "Quelle est ma couleur préférée ?", "ru": "Какой мой любимый цвет?", "zh": "我最喜欢什么颜色？",
        "ja": "私の好きな色は何ですか？", "ar": "ما هو لوني المفضل؟",
    },
    "favourite_film": {
        "de": "Was ist mein Lieblingsfilm?", "es": "¿Cuál es mi película favorita?",
        "fr": "Quel est mon film préféré ?",
        "ru": "Какой мой любимый фильм?", "zh": "我最喜欢的电影是什么？", "ja": "私の好きな映画は何ですか？",
        "ar": "ما هو فيلمي المفضل؟",
    },
}  # fmt: skip
"""How one asks for one's own in other languages."""


def asked_for(subject: str, attribute: str) -> Iterator[tuple[Form, str]]:
    """The English questions for an attribute of the owner, of their relation or of somebody named."""
    if attribute.startswith(_FAVOURITE):
        thing = attribute.removeprefix(_FAVOURITE).replace("_", " ")
        own, others, own_other, others_other, few = (one.format(thing=thing) for one in _FAVOURITES)
    elif attribute in _ASKED:
        own, others, own_other, others_other, few = _ASKED[attribute]
    else:
        return
    if subject == OWNER:
        yield Form.PLAIN, own
        yield Form.OTHER_WORDS, own_other
        yield Form.KEYWORDS, f"my {few}"
        return
    name = subject.replace("user's", "my")
    yield Form.NAMED, others.format(name)
    yield Form.OTHER_WORDS, others_other.format(name)
    yield Form.KEYWORDS, f"{name} {few}"


def keywords_of(question: str) -> str:
    """A question as it is typed into a search box: its words without those that only make it a sentence."""
    return " ".join(word for word in words(question) if word not in STOP_WORDS)
