interface QuestionChipsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** While an answer is on its way no further question can be sent. */
  disabled?: boolean;
}

/** Questions that come naturally next; choosing one asks it. */
export function QuestionChips({ questions, onAsk, disabled }: QuestionChipsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="What you could ask next" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onAsk(question)}
            className="min-h-touch rounded-full border-2 border-line-strong bg-card px-4 py-1.5 text-left hover:border-ink hover:bg-shoal disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
