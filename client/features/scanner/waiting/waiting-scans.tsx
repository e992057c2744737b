import { useQueryClient } from '@tanstack/react-query';
import { Clock, ScanLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import { type Change, type ChangeOfKind, isOfKind } from '../../../lib/changes/change.ts';
import { openChanges, useLaneChanges } from '../../../lib/changes/changes.ts';
import { useOnline } from '../../../lib/online.ts';
import { sayLoadFailed } from '../../../lib/say-load-failed.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OpenedScan } from '../scan.ts';
import { DiscardDialog, Thumbnail } from '../scan-list-parts.tsx';

type Scan = ChangeOfKind<'scan.read'>;
type Question = ChangeOfKind<'scan.question'>;

const HEADING_ID = 'waiting-scans';

/** What came of it, ready to be shown; null while there is nothing, or nothing this version understands. */
function opened(entry: Scan | Question): OpenedScan | null {
  if (entry.state !== 'done') return null;
  const { seq } = entry;
  if (isOfKind(entry, 'scan.question')) {
    const { message, analysis } = entry.payload;
    return { seq, analysis, photos: [], talk: { question: message, answer: String(entry.result) } };
  }
  const analysis = nutritionAnalysis.safeParse(entry.result);
  if (!analysis.success) return null;
  const photos = entry.payload.photos.map(({ name, blob }) => new File([blob], name, { type: blob.type }));
  return { seq, analysis: analysis.data, photos, talk: null };
}

function State({ entry, result }: { entry: Scan | Question; result: OpenedScan | null }) {
  const online = useOnline();
  const isScan = isOfKind(entry, 'scan.read');
  if (result)
    return (
      <p className="text-kelp">{isScan ? 'Read while you were away' : 'Answered while you were away'}</p>
    );
  if (entry.state === 'refused')
    return (
      <p className="flex gap-2 text-coral">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {entry.failure?.message} {entry.failure?.tip}
        </span>
      </p>
    );
  const words = isScan ? 'Will be read when you are online' : 'Will be asked when you are online';
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Clock aria-hidden="true" className="size-5 shrink-0" />
      {online && entry.failure === null ? (isScan ? 'Being read...' : 'Being asked...') : words}
    </p>
  );
}

const nameOf = (entry: Scan | Question, result: OpenedScan | null): string => {
  const known = isOfKind(entry, 'scan.question') ? entry.payload.analysis : result?.analysis;
  return known?.product_name ?? 'Photo of a label';
};

interface RowProps {
  entry: Scan | Question;
  onOpen: (scan: OpenedScan) => void;
  onAgain: (entry: Scan | Question) => void;
  onDiscard: () => void;
}

function Row({ entry, onOpen, onAgain, onDiscard }: RowProps) {
  const result = opened(entry);
  const name = nameOf(entry, result);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      {isOfKind(entry, 'scan.read') ? <Thumbnail photo={entry.payload.photos[0]} /> : null}
      <div className="min-w-0 grow basis-52">
        <p className="font-bold wrap-anywhere">{name}</p>
        {isOfKind(entry, 'scan.question') ? <p className="wrap-anywhere">{entry.payload.message}</p> : null}
        <State entry={entry} result={result} />
      </div>
      <div className="flex flex-wrap gap-2">
        {result ? (
          <Button variant="secondary" onClick={() => onOpen(result)}>
            <ScanLine aria-hidden="true" className="size-5" />
            Open<span className="sr-only"> {name}</span>
          </Button>
        ) : null}
        {entry.state === 'refused' ? (
          <Button variant="secondary" onClick={() => onAgain(entry)}>
            Try again
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onDiscard}>
          Discard<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

const isScanEntry = (entry: Change): entry is Scan | Question =>
  isOfKind(entry, 'scan.read', 'scan.question');

/** Photos that wait to be read and questions that wait to be asked, and what came of them; nothing where there are none. */
export function WaitingScans({ onOpen }: { onOpen: (scan: OpenedScan) => void }) {
  const client = useQueryClient();
  const entries = useLaneChanges('scan').filter(isScanEntry);
  const [asked, setAsked] = useState<Change | null>(null);
  const change = (how: 'retry' | 'discard', seq: number) =>
    void openChanges(client)
      .then((changes) => changes[how](seq))
      .catch(sayLoadFailed);
  if (entries.length === 0) return null;
  return (
    <Panel role="region" aria-labelledby={HEADING_ID} tone="shoal" className="mb-6">
      <h2 id={HEADING_ID} className="text-xl">
        Scanned without a network
      </h2>
      <ul>
        {entries.map((entry) => (
          <Row
            key={entry.seq}
            entry={entry}
            onOpen={onOpen}
            onAgain={({ seq }) => change('retry', seq)}
            onDiscard={() => setAsked(entry)}
          />
        ))}
      </ul>
      <DiscardDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onDiscard={() => {
          if (asked) change('discard', asked.seq);
        }}
      />
    </Panel>
  );
}
