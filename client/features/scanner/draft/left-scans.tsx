import { Play } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/date-text.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DiscardDialog, Thumbnail } from '../scan-list-parts.tsx';
import type { DraftSummary } from './scan-draft.ts';

const HEADING_ID = 'left-scans';

interface LeftScansProps {
  /** At least one. */
  scans: readonly DraftSummary[];
  onGoOn: (id: string) => void;
  onDiscard: (id: string) => void;
}

function Row({ scan, onGoOn, onDiscard }: { scan: DraftSummary; onGoOn: () => void; onDiscard: () => void }) {
  const zone = personZone(usePerson().person);
  const { name } = scan;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      {scan.photo ? <Thumbnail photo={scan.photo} /> : null}
      <div className="min-w-0 grow basis-52">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-ink-soft">
          Not saved, last changed {formatMoment(new Date(scan.at), zone)}
          {scan.byGuest ? ', by a guest on this device' : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onGoOn}>
          <Play aria-hidden="true" className="size-5" />
          Go on<span className="sr-only"> with {name}</span>
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          Discard<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Scans that were begun in a tab that is gone, or as a guest: to be gone on with or thrown away. */
export function LeftScans({ scans, onGoOn, onDiscard }: LeftScansProps) {
  const [asked, setAsked] = useState<DraftSummary | null>(null);
  return (
    <Panel role="region" aria-labelledby={HEADING_ID} tone="shoal" className="mb-6">
      <h2 id={HEADING_ID} className="text-xl">
        Scans you began
      </h2>
      <ul>
        {scans.map((scan) => (
          <Row key={scan.id} scan={scan} onGoOn={() => onGoOn(scan.id)} onDiscard={() => setAsked(scan)} />
        ))}
      </ul>
      <DiscardDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onDiscard={() => {
          if (asked) onDiscard(asked.id);
        }}
      />
    </Panel>
  );
}
