import { CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import type { MealChoice, MealRow } from '#contract/meal-text.ts';
import { amountText, fitsEntry, withCount } from '#domain/diary/entries.ts';
import { estimateWords, netCarbWords } from '#domain/diary/estimate-words.ts';
import { typedAmount } from '../../lib/format/number-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChoiceSelect, TextInput } from '../../ui/controls.tsx';

/** What is picked for a row: its place among the choices, or null while nothing is. */
interface Picked {
  choice: number | null;
  count: string;
  isLeftOut: boolean;
}

const pickedAtFirst = ({ isKnown, asks, choices }: MealRow): Picked => ({
  choice: isKnown && asks === null ? 0 : null,
  count: String(choices[0]?.amount.count ?? 1),
  isLeftOut: false,
});

/** The choice in the count that stands in the box; null where that is no amount, or more than can be logged. */
function chosen({ choices }: MealRow, { choice, count }: Picked): MealChoice | null {
  const picked = choice === null ? undefined : choices[choice];
  const portion = picked && withCount(picked, typedAmount(count) ?? 0);
  return portion && fitsEntry(portion) ? portion : null;
}

/** What the person has to say before it can be logged; null for nothing. */
function openQuestion({ isKnown, asks, choices }: MealRow): string | null {
  if (isKnown) return asks;
  return `We don't know this name.${choices.length > 0 ? ' Is it one of these?' : ''}`;
}

/** How many of the foods are known, for who doesn't see the list. */
function foundWords(rows: readonly MealRow[]): string {
  const known = rows.filter(({ isKnown }) => isKnown).length;
  if (known < rows.length && known > 0) return `We know ${known} of these ${rows.length} foods.`;
  if (rows.length === 1) return known === 1 ? 'One food was found.' : "We don't know this food.";
  return known === rows.length ? `${known} foods were found.` : "We don't know any of these foods.";
}

interface RowProps {
  row: MealRow;
  picked: Picked;
  onPick: (picked: Picked) => void;
  onOwnFigures: (name: string) => void;
}

function SaidRow({ row, picked, onPick, onOwnFigures }: RowProps) {
  const choice = chosen(row, picked);
  const question = picked.choice === null ? openQuestion(row) : null;
  const unit = choice?.amount.unit ?? row.choices[picked.choice ?? 0]?.amount.unit ?? '';
  return (
    <li className="flex flex-col gap-2 px-3 py-3">
      <div className="flex items-start gap-2">
        <p className="grow">
          <strong className="wrap-anywhere">{row.said}</strong>
          {question ? (
            <span className="flex gap-2 text-small font-bold text-amber">
              <CircleHelp className="size-5 shrink-0" /> {question}
            </span>
          ) : null}
        </p>
        <IconButton
          icon={X}
          label={`Leave out ${row.said}`}
          onClick={() => onPick({ ...picked, isLeftOut: true })}
        />
      </div>
      {picked.choice === null ? (
        <div className="flex flex-wrap gap-2">
          {row.choices.map((one, index) => (
            <Button key={one.name} variant="secondary" onClick={() => onPick({ ...picked, choice: index })}>
              {one.name}
            </Button>
          ))}
          <Button variant="ghost" onClick={() => onOwnFigures(row.said)}>
            Enter my own numbers
          </Button>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <div className="w-24">
              <TextInput
                aria-label={`Amount of ${row.said}`}
                // It takes the place of the choice that was just pressed, and with it the focus.
                autoFocus={pickedAtFirst(row).choice === null}
                inputMode="decimal"
                value={picked.count}
                onChange={(event) => onPick({ ...picked, count: event.target.value })}
              />
            </div>
            <span>{unit}</span>
            <ChoiceSelect
              aria-label={`Food for ${row.said}`}
              className="min-w-0 grow basis-52"
              value={picked.choice}
              choices={row.choices.map(
                ({ name, sourceName }, index) => [index, `${name} (${sourceName})`] as const,
              )}
              onChange={(index) => onPick({ ...picked, choice: index })}
            />
          </div>
          {choice ? (
            <p className="text-small text-ink-soft">
              {amountText(choice.amount)}
              {choice.grams && choice.amount.unit !== 'g' ? `, about ${estimateWords(choice.grams)}` : null}:{' '}
              <strong className="text-ink">{netCarbWords(choice.values.netCarbs)}</strong>
              {choice.values.energy ? `, ${estimateWords(choice.values.energy, 'kcal')}` : null}.{' '}
              {row.doubts.join(' ')}
            </p>
          ) : (
            <p className="text-small font-bold text-coral">
              {typedAmount(picked.count)
                ? "That's more than one entry can hold"
                : 'The amount must be a number above 0'}
            </p>
          )}
        </>
      )}
    </li>
  );
}

interface SaidRowsProps {
  rows: readonly MealRow[];
  isLogging: boolean;
  onLog: (choices: readonly MealChoice[]) => Promise<void>;
  onCancel: () => void;
  onOwnFigures: (name: string) => void;
}

/** What a told meal was taken for, to be looked at and changed before it is logged. */
export function SaidRows({ rows, isLogging, onLog, onCancel, onOwnFigures }: SaidRowsProps) {
  const [picks, setPicks] = useState(() => rows.map(pickedAtFirst));
  const open = rows.flatMap((row, index) => {
    const picked = picks[index];
    return picked && !picked.isLeftOut ? [{ row, picked, index }] : [];
  });
  const ready = open.map(({ row, picked }) => chosen(row, picked));
  const choices = ready.flatMap((choice) => choice ?? []);
  if (rows.length === 0)
    return (
      <p role="status" className="rounded-md border border-amber bg-amber-wash p-3">
        We couldn't find any food in what you said. Try something like "two eggs and a slice of cheese".
      </p>
    );
  return (
    <section aria-label="What you said" className="rounded-lg border-2 border-ink bg-card">
      <p role="status" className="sr-only">
        {foundWords(open.map(({ row }) => row))}
      </p>
      <ul className="divide-y divide-line">
        {open.map(({ row, picked, index }) => (
          <SaidRow
            key={`${row.said} ${index}`}
            row={row}
            picked={picked}
            onPick={(next) => setPicks(picks.with(index, next))}
            onOwnFigures={onOwnFigures}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-line p-3">
        <Button
          disabled={choices.length === 0 || choices.length < open.length}
          pendingLabel={isLogging ? 'Logging...' : undefined}
          onClick={() => void onLog(choices)}
        >
          {choices.length > 1 ? `Log all ${choices.length}` : 'Log it'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
