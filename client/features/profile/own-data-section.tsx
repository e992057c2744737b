import { useId } from 'react';
import { BRAND } from '../../brand.ts';
import { OwnDataSwitches } from '../../ui/own-data-switches.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What of one's own data the coach may answer from. */
export function OwnDataSection() {
  const headingId = useId();
  return (
    <Panel id="answers" role="region" aria-labelledby={headingId} className="shadow-card">
      <h2 id={headingId} className="text-2xl">
        Your data in answers
      </h2>
      <p className="mb-4 mt-1 max-w-prose text-ink-soft">
        What {BRAND.coach} may answer from. Each switch holds at once.
      </p>
      <OwnDataSwitches />
    </Panel>
  );
}
