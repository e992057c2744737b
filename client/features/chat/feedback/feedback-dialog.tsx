import { useId, useState } from 'react';
import { answerFeedbackRequest, FEEDBACK_REASONS, type FeedbackReason } from '#contract/answer-feedback.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import type { Feedback } from './use-feedback.ts';

const REASON_WORDS: Readonly<Record<FeedbackReason, string>> = {
  wrong: 'Something in it is wrong',
  unclear: "I don't understand it",
  not_my_question: "It doesn't answer my question",
  unsafe: 'It could harm someone',
  too_long: "It's too long",
  other: 'Something else',
};

interface FeedbackDialogProps {
  /** What was said of this answer before, to be changed or taken back. */
  before: Feedback | undefined;
  sending: boolean;
  onClose: () => void;
  /** Null takes it back. */
  onSay: (feedback: Feedback | null) => void;
}

/** Why an answer did not help. A reason and words are both free to leave out. */
export function FeedbackDialog({ before, sending, onClose, onSay }: FeedbackDialogProps) {
  const old = before?.rating === 'down' ? before : undefined;
  const [reason, setReason] = useState<FeedbackReason | null>(old?.reason ?? null);
  const [comment, setComment] = useState(old?.comment ?? '');
  const radioName = useId();
  const checked = answerFeedbackRequest.shape.comment.safeParse(comment);
  const refusal = checked.success ? undefined : checked.error.issues[0]?.message;
  return (
    <FormDialog
      title="What was wrong with this answer?"
      description="We save your feedback with this question and answer so we can review it."
      submitLabel={old ? 'Change' : 'Send'}
      pendingLabel={sending ? 'Sending...' : undefined}
      isEmpty={refusal !== undefined}
      onClose={onClose}
      onSubmit={() => {
        if (!refusal) onSay({ rating: 'down', reason, comment: comment.trim() });
      }}
      between={
        old ? (
          <Button variant="secondary" disabled={sending} onClick={() => onSay(null)}>
            Remove
          </Button>
        ) : null
      }
    >
      <fieldset>
        <legend className="font-bold">What was the problem?</legend>
        {FEEDBACK_REASONS.map((one) => (
          <label key={one} className="flex min-h-touch cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={radioName}
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-6 shrink-0"
            />
            {REASON_WORDS[one]}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="In your own words"
        hint="Optional."
        error={refusal}
        value={comment}
        onChange={setComment}
      />
    </FormDialog>
  );
}
