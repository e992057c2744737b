import { Minus, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DiaryEntry } from '#contract/diary.ts';
import { amountText, withCount } from '#domain/diary/entries.ts';
import { formatTime } from '../../lib/date-text.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { netCarbWords, sourceWords } from './diary-words.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';

/** One step of the amount in place: a weight by ten, everything else by a half. */
const stepOf = ({ amount }: DiaryEntry): number => (/^(?:g|ml)$/.test(amount.unit) ? 10 : 0.5);

/** What was eaten, how much, what that holds and whose numbers these are. */
export function EntryRow({ entry, zone, log }: { entry: DiaryEntry; zone: string; log: Log }) {
  const [editing, setEditing] = useState(false);
  const { name, amount, isFavorite } = entry;
  const step = stepOf(entry);
  const setCount = (count: number) => {
    const { amount: newAmount, grams, values } = withCount(entry, count);
    void log.change(entry, { amount: newAmount, grams, values });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-3 py-2">
      <div className="min-w-40 grow basis-56">
        <p className="font-bold wrap-anywhere">
          {name} <WaitingMark lane="diary" id={entry.id} />
        </p>
        <p className="text-small text-ink-soft">
          {netCarbWords(entry.values.netCarbs)} · {formatTime(entry.eatenAt, zone)} ·{' '}
          {sourceWords(entry.source)}
        </p>
      </div>
      <div className="ml-auto flex items-center">
        <IconButton
          icon={Minus}
          label={`Less ${name}`}
          disabled={amount.count - step <= 0}
          onClick={() => setCount(amount.count - step)}
        />
        <span className="min-w-14 text-center text-small font-bold tabular-nums">{amountText(amount)}</span>
        <IconButton icon={Plus} label={`More ${name}`} onClick={() => setCount(amount.count + step)} />
        <IconButton
          icon={Star}
          label={isFavorite ? `${name} is a favorite` : `Make ${name} a favorite`}
          aria-pressed={isFavorite}
          className={isFavorite ? '[&>svg]:fill-brass [&>svg]:stroke-brass' : ''}
          onClick={() => void log.change(entry, { isFavorite: !isFavorite })}
        />
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => setEditing(true)} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => log.remove(entry)} />
      </div>
      {editing ? (
        <EditEntryDialog entry={entry} zone={zone} log={log} onClose={() => setEditing(false)} />
      ) : null}
    </li>
  );
}
