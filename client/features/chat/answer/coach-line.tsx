import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coachName, coachQuery, modelAnswersLeft } from '../../../lib/coach/coach-info.ts';
import { OwnDataDialog } from './own-data-dialog.tsx';

/** Under the input: who answers, where questions go, what is left of today, and the way to one's own data. */
export function CoachLine() {
  const [open, setOpen] = useState(false);
  const { data: coach } = useQuery(coachQuery());
  const left = coach ? modelAnswersLeft(coach) : null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 px-1 text-small text-ink-soft">
      <p>
        {coach?.answeredBy === 'composer' ? `Answers: ${coachName(coach.answeredBy)}` : null}
        {coach && coach.answeredBy !== 'composer'
          ? `Worded by ${coach.answeredBy}, ${coach.sentTo === null ? 'on this machine' : `sent to ${coach.sentTo}`}`
          : null}
        {left ? <strong className="text-ink">. {left}</strong> : null}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-1 min-h-touch text-sea underline underline-offset-4 hover:decoration-2"
      >
        Your data
      </button>
      <OwnDataDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
