"""What triage's nets tell of a message, and the net over the sentence vector."""
from torch import nn

VECTOR, HIDDEN = 384, 256
VECTOR_SCALE = 16.0  # a unit vector's numbers are small
LEVELS = ["none", "caution", "call_today", "emergency"]
TASKS = {
    "expected_level": LEVELS,
    "family": "none selfharm heart stroke allergy overdose bleeding low sglt2 high pregnancy child infection dehydration eating".split(),
    "kind": ["real", "plain", "negated", "figure", "textbook", "otherword"],
    "when": ["now", "recurring", "past", "conditional", "general"],
}


def heads(width):
    return nn.ModuleDict({task: nn.Linear(width, len(names)) for task, names in TASKS.items()})


class MeaningNet(nn.Module):
    """Sentence vector -> logits of each task."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Dropout(0.1), nn.Linear(VECTOR, HIDDEN), nn.ReLU(), nn.Dropout(0.3))
        self.heads = heads(HIDDEN)

    def forward(self, vectors):
        body = self.body(vectors * VECTOR_SCALE)
        return {task: head(body) for task, head in self.heads.items()}
