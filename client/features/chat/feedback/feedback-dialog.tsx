import { type FormEvent, useId, useState } from 'react';
import { answerFeedbackRequest, FEEDBACK_REASONS, type FeedbackReason } from '#contract/answer-feedback.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
  onClose: () => void;
  /** Null takes it back. Resolves with false when it could not be stored; the dialog then stays. */
  onSay: (feedback: Feedback | null) => Promise<boolean>;
}

/** Why an answer did not help. A reason and words are both free to leave out. */
export function FeedbackDialog({ before, onClose, onSay }: FeedbackDialogProps) {
  const old = before?.rating === 'down' ? before : undefined;
  const [reason, setReason] = useState<FeedbackReason | null>(old?.reason ?? null);
  const [comment, setComment] = useState(old?.comment ?? '');
  const [sending, setSending] = useState(false);
  const formId = useId();
  const checked = answerFeedbackRequest.shape.comment.safeParse(comment);
  const refusal = checked.success ? undefined : checked.error.issues[0]?.message;
  const say = async (feedback: Feedback | null) => {
    setSending(true);
    const isStored = await onSay(feedback);
    setSending(false);
    if (isStored) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusal && !sending) void say({ rating: 'down', reason, comment: comment.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What was wrong with this answer?"
      description="We save your feedback with this question and answer so we can review it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {old ? (
            <Button variant="secondary" disabled={sending} onClick={() => say(null)}>
              Remove
            </Button>
          ) : null}
          <Button
            type="submit"
            form={formId}
            disabled={refusal !== undefined}
            pendingLabel={sending ? 'Sending...' : undefined}
          >
            {old ? 'Change' : 'Send'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <fieldset>
          <legend className="font-bold">What was the problem?</legend>
          {FEEDBACK_REASONS.map((one) => (
            <label key={one} className="flex min-h-touch cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${formId}-reason`}
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
      </form>
    </Dialog>
  );
}
