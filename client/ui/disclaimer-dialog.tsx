import { useId, useState } from 'react';
import { BRAND } from '../brand.ts';
import { Button } from './button.tsx';
import { Checkbox } from './controls.tsx';
import { Dialog } from './dialog.tsx';

const POINTS: readonly { title: string; text: string }[] = [
  {
    title: 'Medical advice',
    text: `${BRAND.product} is for education. It is not medical advice and does not replace your doctor. Talk to a clinician before you change your diet, and especially before you change a medicine.`,
  },
  {
    title: 'AI assistance',
    text: `${BRAND.coach} is an AI coach. Answers can be wrong or incomplete, so check what matters before you act on it.`,
  },
  {
    title: 'Nutrition information',
    text: 'Values read from a label or taken from a food table can be off. Check them against the package, especially if you have allergies or use them to decide how much insulin to take.',
  },
  {
    title: 'Individual results',
    text: 'Every body is different. What worked for one person may not work for you, and we can’t promise results.',
  },
  {
    title: 'Emergencies',
    text: 'This app cannot help in an emergency. If you feel very sick, call 911 or your local emergency number now.',
  },
];

interface DisclaimerDialogProps {
  open: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The five points everybody reads once. Continue waits for the tick. */
export function DisclaimerDialog({ open, onAccept, onCancel }: DisclaimerDialogProps) {
  const [understood, setUnderstood] = useState(false);
  const listId = useId();
  const cancel = () => {
    setUnderstood(false);
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={cancel}
      size="lg"
      isText
      title="Important Disclaimer"
      description={`Please read this before you set sail with ${BRAND.product}.`}
      footer={
        <div className="flex grow flex-col gap-3">
          {/* Beside the button that waits for it, so that one sees why it waits. */}
          <Checkbox
            className="rounded-md bg-land px-3 py-2 font-bold"
            checked={understood}
            onChange={(event) => setUnderstood(event.target.checked)}
            aria-describedby={listId}
            label="I have read and understand these disclaimers"
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
            <Button disabled={!understood} onClick={onAccept}>
              Continue
            </Button>
          </div>
        </div>
      }
    >
      <ol id={listId} className="flex flex-col gap-4">
        {POINTS.map((point, index) => (
          <li key={point.title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-rose font-display font-bold text-rose"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-extrabold">{point.title}</h3>
              <p className="text-small text-ink-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
