import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type CreateDiaryEntry, loggedEntries, MOST_ENTRIES_SENT } from '#contract/diary.ts';
import { amountText } from '#domain/diary/entries.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import type { DiaryMapping } from '#domain/diary-import/diary-columns.ts';
import type { ReadDiaryFile } from '#domain/diary-import/read-diary-file.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { addToGuestDiary, readGuestDiary } from '../../lib/diary/guest-diary.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ImportPreview, ImportResult } from '../../ui/file-import.tsx';
import { DiaryColumns } from './diary-columns.tsx';

/** A browser keeps some 5 MB, of which an entry takes half a thousandth. */
const GUEST_MOST = 2000;

/** How many entries of a file stand in the diary now, and how many of them were not there before. */
interface Imported {
  stored: number;
  added: number;
}

/**
 * Stores the entries of a file, some at a time; what was stored before is stored once. When `signal` aborts, what was
 * stored so far stays.
 */
async function storeInAccount(
  entries: readonly CreateDiaryEntry[],
  signal: AbortSignal,
  onStored: (count: number) => void,
): Promise<Imported> {
  let [stored, added] = [0, 0];
  for (let start = 0; start < entries.length && !signal.aborted; start += MOST_ENTRIES_SENT) {
    const some = entries.slice(start, start + MOST_ENTRIES_SENT);
    try {
      added += (await api.post('/api/diary', loggedEntries, { body: { entries: some }, signal })).added;
    } catch (error) {
      if (signal.aborted) break;
      throw error;
    }
    stored += some.length;
    onStored(stored);
  }
  return { stored, added };
}

function storeOnDevice(entries: readonly CreateDiaryEntry[]): Imported {
  if (entries.length > GUEST_MOST)
    throw new Error(
      `This device can save at most ${GUEST_MOST} entries from a file. Sign in to import more.`,
    );
  const stores = browserStores();
  const before = readGuestDiary(stores).length;
  addToGuestDiary(stores, entries, new Date());
  return { stored: entries.length, added: readGuestDiary(stores).length - before };
}

const SHOWN = 5;
const entriesCount = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

const FirstEntries = ({ entries }: Pick<ReadDiaryFile, 'entries'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys.
  <section tabIndex={0} aria-label="First entries as they will be saved" className="scroll-x">
    <table className="w-full border-collapse text-left tabular-nums">
      <thead>
        <tr className="border-b-2 border-ink">
          {['Day', 'Meal', 'Food', 'Amount', 'Net carbs', 'Energy'].map((head) => (
            <th key={head} className="py-2 pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.slice(0, SHOWN).map(({ row, entry: { day, meal, name, amount, values } }) => (
          <tr key={row} className="border-b border-line align-top">
            <td className="py-2 pr-4 whitespace-nowrap">{day}</td>
            <td className="py-2 pr-4">{meal}</td>
            <td className="min-w-36 py-2 pr-4 wrap-anywhere">{name}</td>
            <td className="py-2 pr-4">{amountText(amount)}</td>
            <td className="min-w-28 py-2 pr-4 font-bold">
              {values.netCarbs ? estimateWords(values.netCarbs) : 'not known'}
            </td>
            <td className="py-2">{values.energy ? estimateWords(values.energy, 'kcal') : 'not known'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface DiaryFilePreviewProps {
  name: string;
  mapping: DiaryMapping;
  read: ReadDiaryFile;
  onMapping: (mapping: DiaryMapping) => void;
  onAgain: () => void;
}

/** How the file is understood and what would be stored of it; then what became of it. */
export function DiaryFilePreview({ name, mapping, read, onMapping, onAgain }: DiaryFilePreviewProps) {
  const { kind } = useSession();
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [stored, setStored] = useState(0);
  const run = useMutation({
    mutationFn: async () => {
      const made = read.entries.map(({ entry }) => entry);
      if (kind === 'guest') return storeOnDevice(made);
      running.current = new AbortController();
      return storeInAccount(made, running.current.signal, setStored);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['diary'] }),
  });
  const { entries, refused, rowsIn } = read;
  const had = run.data ? run.data.stored - run.data.added : 0;
  if (run.data !== undefined)
    return (
      <ImportResult
        title={`${entriesCount(run.data.added)} added to your diary, ${counted(refused.length, 'line')} skipped`}
        refused={refused}
        onAgain={onAgain}
        links={
          <>
            <ButtonLink to="/tracking" search={{}}>
              See today
            </ButtonLink>
            <ButtonLink to="/tracking" search={{ view: 'charts' }} variant="secondary">
              See the charts
            </ButtonLink>
          </>
        }
      >
        {run.data.stored < entries.length ? 'You stopped the import, so the rest was not saved. ' : null}
        {had > 0
          ? `You already had ${entriesCount(had)}, so we didn't add ${had === 1 ? 'it' : 'them'} again.`
          : null}
      </ImportResult>
    );
  return (
    <ImportPreview
      refused={refused}
      refusedTitle={`${counted(refused.length, 'line')} that can't be imported`}
      isEmpty={entries.length === 0}
      failure={
        run.error && `${errorText(run.error, 'Please try again.')} If you try again, nothing is saved twice.`
      }
      progress={run.isPending ? stored / Math.max(1, entries.length) : null}
      importLabel={`Import ${entriesCount(entries.length)}`}
      pendingLabel={run.isPending ? `Importing ${entriesCount(entries.length)}...` : undefined}
      onImport={() => run.mutate()}
      onCancel={() => running.current?.abort()}
      onAgain={onAgain}
    >
      <p className="text-lg wrap-anywhere">
        <strong>{name}</strong>, from {mapping.app}: {counted(rowsIn, 'line')}.
      </p>
      <DiaryColumns mapping={mapping} onChange={onMapping} />
      <div>
        <h3 className="mb-2 text-lg">How it will be saved</h3>
        <p role="status" className="mb-2">
          {entriesCount(entries.length)} can be imported, {counted(refused.length, 'line')} can't.
        </p>
        {entries.length > 0 ? <FirstEntries entries={entries} /> : null}
        <p className="mt-2 text-small text-ink-soft">
          If a file has no net carbs, we use total carbohydrate minus fiber. But most European labels already
          leave fiber out of that total. We can't tell which applies, so the range goes up to the full total.
        </p>
      </div>
    </ImportPreview>
  );
}
