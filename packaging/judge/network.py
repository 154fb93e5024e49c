"""The network that is trained: the sentence model's encoder reads both statements, a small head gives seven shares."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from tokenizers import Tokenizer
from torch import Tensor, nn
from transformers import AutoModel

MAX_TOKENS = 96
"""Word pieces of both statements together, as in ``core/inference/local_judge.py``."""
CLASSES = 7
HIDDEN = 384
DROPOUT = 0.1
"""In the head alone: in the encoder it only slowed the learning down."""
FROZEN_LAYERS = 1
"""Embeddings and first layer stay as they are: what words mean was learnt from far more text than ours."""

Pieces = tuple[list[int], list[int]]
"""Of one pair: word pieces, and for each whether it is the earlier (0) or the later (1) statement's."""


class Judge(nn.Module):
    """The encoder, then beginning sign and mean of all pieces through one hidden layer to seven classes."""

    def __init__(self, base: Path) -> None:
        super().__init__()
        quiet = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
        self.encoder = AutoModel.from_pretrained(base, attn_implementation="sdpa", **quiet)
        self.hidden = nn.Linear(2 * HIDDEN, HIDDEN)
        self.out = nn.Linear(HIDDEN, CLASSES)
        self.drop = nn.Dropout(DROPOUT)
        self.encoder.embeddings.requires_grad_(False)
        for layer in self.encoder.encoder.layer[:FROZEN_LAYERS]:
            layer.requires_grad_(False)

    def forward(self, ids: Tensor, kinds: Tensor, mask: Tensor) -> Tensor:
        """Seven scores a pair, before the softmax; all three inputs are [pairs, pieces]."""
        seen = None if bool(mask.all()) else mask
        states = self.encoder(input_ids=ids, token_type_ids=kinds, attention_mask=seen).last_hidden_state
        weights = mask.unsqueeze(-1).float()
        mean = (states * weights).sum(1) / weights.sum(1)
        both = torch.cat([states[:, 0], mean], 1)
        scores: Tensor = self.out(self.drop(nn.functional.gelu(self.hidden(self.drop(both)))))
        return scores


def load_tokenizer(base: Path) -> Tokenizer:
    """The base model's word pieces, cut at ``MAX_TOKENS``."""
    tokenizer = Tokenizer.from_file(str(base / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(MAX_TOKENS)
    return tokenizer


def pieces_of(tokenizer: Any, texts: Sequence[tuple[str, str]]) -> list[Pieces]:
    """The pieces of each pair of texts, in order."""
    return [(entry.ids, entry.type_ids) for entry in tokenizer.encode_batch(list(texts))]


def padded(batch: Sequence[Pieces]) -> tuple[Tensor, Tensor, Tensor]:
    """One batch as the network takes it: ids, kinds, mask."""
    longest = max(len(ids) for ids, _ in batch)
    ids = torch.tensor([ids + [0] * (longest - len(ids)) for ids, _ in batch])
    kinds = torch.tensor([kinds + [0] * (longest - len(kinds)) for _, kinds in batch])
    mask = torch.tensor([[1] * len(ids) + [0] * (longest - len(ids)) for ids, _ in batch])
    return ids, kinds, mask
