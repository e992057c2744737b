import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { amountText } from '#domain/diary/entries.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import type { DiaryMapping } from '#domain/diary-import/diary-columns.ts';
import type { ReadDiaryFile } from '#domain/diary-import/read-diary-file.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefusedRows } from '../../ui/refused-rows.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { DiaryColumns } from './diary-columns.tsx';
import { storeEntries } from './store-entries.ts';

const SHOWN = 5;
const entriesCount = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
const linesCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** The first entries as they will be stored. */
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
    mutationFn: () => {
      running.current = new AbortController();
      const options = { isGuest: kind === 'guest', signal: running.current.signal, onStored: setStored };
      return storeEntries(
        read.entries.map(({ entry }) => entry),
        options,
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['diary'] }),
  });
  const { entries, refused, rowsIn } = read;
  if (run.data !== undefined)
    return <Stored count={run.data} of={entries.length} refused={refused} onAgain={onAgain} />;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-lg wrap-anywhere">
        <strong>{name}</strong>, from {mapping.app}: {linesCount(rowsIn)}.
      </p>
      <DiaryColumns mapping={mapping} onChange={onMapping} />
      <div>
        <h3 className="mb-2 text-lg">How it will be saved</h3>
        <p role="status" className="mb-2">
          {entriesCount(entries.length)} can be imported, {linesCount(refused.length)} can't.
        </p>
        {entries.length > 0 ? <FirstEntries entries={entries} /> : null}
        <p className="mt-2 text-small text-ink-soft">
          If a file has no net carbs, we use total carbohydrate minus fiber. Most European labels leave fiber
          out of that total already, and the file doesn't say, so the range goes up to the full total.
        </p>
      </div>
      {refused.length > 0 ? (
        <DisclosureList>
          <Disclosure
            title={`${linesCount(refused.length)} that can't be imported`}
            defaultOpen={entries.length === 0}
          >
            <RefusedRows rows={refused} />
          </Disclosure>
        </DisclosureList>
      ) : null}
      {run.error ? (
        <ErrorState title="The import did not work">
          {errorText(run.error, 'Please try again.')} If you try again, nothing is saved twice.
        </ErrorState>
      ) : null}
      {run.isPending ? (
        <progress
          aria-label="Import progress"
          value={stored / Math.max(1, entries.length)}
          className="h-3 w-full accent-sea"
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          disabled={entries.length === 0}
          pendingLabel={run.isPending ? `Importing ${entriesCount(entries.length)}...` : undefined}
          onClick={() => run.mutate()}
        >
          Import {entriesCount(entries.length)}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => (run.isPending ? running.current?.abort() : onAgain())}
        >
          {run.isPending ? 'Cancel' : 'Choose another file'}
        </Button>
      </div>
    </div>
  );
}

interface StoredProps {
  count: number;
  of: number;
  refused: ReadDiaryFile['refused'];
  onAgain: () => void;
}

function Stored({ count, of, refused, onAgain }: StoredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <Panel tone="shoal">
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {entriesCount(count)} in your diary, {linesCount(refused.length)} skipped
        </h3>
        <p className="mt-1 text-ink-soft">
          {count < of ? 'You stopped the import, so the rest was not saved. ' : null}
          Entries you already had are not added twice.
        </p>
      </Panel>
      <RefusedRows rows={refused} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/tracking" search={{}}>
          See today
        </ButtonLink>
        <ButtonLink to="/tracking" search={{ view: 'charts' }} variant="secondary">
          See the charts
        </ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}
