import { useQueryClient } from '@tanstack/react-query';
import { Clock, ScanLine, TriangleAlert } from 'lucide-react';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import { type Change, type ChangeOfKind, isOfKind } from '../../../lib/changes/change.ts';
import { openChanges, useLaneChanges } from '../../../lib/changes/changes.ts';
import { useOnline } from '../../../lib/offline/online.ts';
import { sayLoadFailed } from '../../../lib/toast/say-failed.ts';
import { Button } from '../../../ui/button.tsx';
import { NO_WORK, numbered, type ScanDraft } from '../draft/scan-draft.ts';
import { asFile } from '../photo.ts';
import { ScanList, ScanRow } from '../scan-list.tsx';

type Entry = ChangeOfKind<'scan.read'> | ChangeOfKind<'scan.question'>;

/** What came of it, ready to be shown; null while there is nothing, or nothing this version understands. */
function opened(entry: Entry): ScanDraft | null {
  if (entry.state !== 'done') return null;
  const product = { typed: false, seq: entry.seq };
  if (isOfKind(entry, 'scan.question')) {
    const { message, analysis } = entry.payload;
    const messages = numbered([
      { role: 'user', content: message },
      { role: 'assistant', content: String(entry.result) },
    ]);
    return { step: 'product', photos: [], product: { ...product, analysis, work: { ...NO_WORK, messages } } };
  }
  const analysis = nutritionAnalysis.safeParse(entry.result);
  if (!analysis.success) return null;
  const photos = entry.payload.photos.map(asFile);
  return { step: 'product', photos, product: { ...product, analysis: analysis.data, work: NO_WORK } };
}

const WORDS = {
  'scan.read': {
    done: 'Read while you were away',
    sending: 'Reading it now...',
    waiting: "We'll read it when you're online",
  },
  'scan.question': {
    done: 'Answered while you were away',
    sending: 'Asking it now...',
    waiting: "We'll ask it when you're online",
  },
} as const;

function State({ entry, isReady }: { entry: Entry; isReady: boolean }) {
  const online = useOnline();
  const words = WORDS[entry.kind];
  if (isReady) return <p className="text-kelp">{words.done}</p>;
  if (entry.state === 'refused')
    return (
      <p className="flex gap-2 text-coral">
        <TriangleAlert className="mt-0.5 size-5 shrink-0" />
        <span>
          {entry.failure?.message} {entry.failure?.tip}
        </span>
      </p>
    );
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Clock className="size-5 shrink-0" />
      {online && entry.failure === null ? words.sending : words.waiting}
    </p>
  );
}

interface WaitingScansProps {
  onOpen: (scan: ScanDraft) => void;
}

function Row({ entry, onOpen }: WaitingScansProps & { entry: Entry }) {
  const client = useQueryClient();
  const change = (how: 'retry' | 'discard') =>
    void openChanges(client)
      .then((changes) => changes[how](entry.seq))
      .catch(sayLoadFailed);
  const result = opened(entry);
  const isQuestion = isOfKind(entry, 'scan.question');
  const known = isQuestion ? entry.payload.analysis : result?.product?.analysis;
  const name = known?.product_name ?? 'Photo of a label';
  return (
    <ScanRow
      name={name}
      photo={isQuestion ? undefined : entry.payload.photos[0]}
      onDiscard={() => change('discard')}
      actions={
        <>
          {result ? (
            <Button variant="secondary" onClick={() => onOpen(result)} icon={ScanLine}>
              Open<span className="sr-only"> {name}</span>
            </Button>
          ) : null}
          {entry.state === 'refused' ? (
            <Button variant="secondary" onClick={() => change('retry')}>
              Try again
            </Button>
          ) : null}
        </>
      }
    >
      {isQuestion ? <p className="wrap-anywhere">{entry.payload.message}</p> : null}
      <State entry={entry} isReady={result !== null} />
    </ScanRow>
  );
}

const isScanEntry = (entry: Change): entry is Entry => isOfKind(entry, 'scan.read', 'scan.question');

/** Photos that wait to be read and questions that wait to be asked, and what came of them; nothing where there are none. */
export function WaitingScans({ onOpen }: WaitingScansProps) {
  const entries = useLaneChanges('scan').filter(isScanEntry);
  if (entries.length === 0) return null;
  return (
    <ScanList heading="Scanned while offline">
      {entries.map((entry) => (
        <Row key={entry.seq} entry={entry} onOpen={onOpen} />
      ))}
    </ScanList>
  );
}
