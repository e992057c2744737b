import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BRAND } from '../../../brand.ts';
import { coachQuery, modelAnswersLeft } from '../../../lib/coach/coach-info.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OwnDataSwitches } from '../../../ui/own-data-switches.tsx';

/** What of one's own data answers may use, beside the chat. */
export const OwnDataDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title="What Captain Keto can see"
    description={`Choose what ${BRAND.coach} may use in answers. Changes apply to your next question.`}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <OwnDataSwitches />
  </Dialog>
);

/**
 * Under the input: who answers, where questions go, what is left of today, and the way to one's own data.
 * @param answered key of the newest whole answer of this visit
 */
export function CoachLine({ answered }: { answered: string | null }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  // Each answer may be one less of today's; only the server knows.
  useEffect(() => {
    if (answered !== null) void client.invalidateQueries({ queryKey: coachQuery().queryKey });
  }, [client, answered]);
  const { data: coach } = useQuery(coachQuery());
  const left = coach ? modelAnswersLeft(coach) : null;
  return (
    <>
      <p className="min-w-0 grow sm:text-right">
        {coach?.answeredBy === 'composer' ? (
          <span className="max-sm:sr-only">{BRAND.coach} answers from his own notes</span>
        ) : null}
        {coach && coach.answeredBy !== 'composer'
          ? `Written by ${coach.answeredBy}, ${coach.sentTo === null ? 'on this machine' : `sent to ${coach.sentTo}`}`
          : null}
        {left ? <strong className="text-ink">. {left}</strong> : null}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-touch shrink-0 text-sea underline underline-offset-4 hover:decoration-2"
      >
        Your data
      </button>
      <OwnDataDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
