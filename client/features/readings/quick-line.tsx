import { FIELD_OF, type TakenMeasure } from '#domain/health-values/measure-units.ts';
import {
  parseQuickEntry,
  type QuickEntry,
  type QuickQuestion,
} from '#domain/readings/quick-entry/quick-entry.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft, Reader } from './entry-draft.ts';
import { boxText, measureIn, measureText } from './measures.ts';

/** How the line of the quick entry is understood. */
interface QuickReading {
  /** What goes into the boxes. */
  draft: Partial<Draft>;
  /** The same in words; empty when nothing was understood. */
  understood: string;
  /** What was assumed or left out, each a sentence. */
  notices: readonly string[];
  /** Why it cannot be saved as it stands. */
  problem: string | undefined;
  question: QuickQuestion | null;
}

const MEASURES: readonly TakenMeasure[] = ['glucose', 'ketones', 'weight', 'waist'];
const WORDS = [
  ['feeling', 'feeling'],
  ['lastMeal', 'last meal'],
  ['recentActivity', 'activity'],
  ['notes', 'notes'],
] as const;

function boxesOf({ fields, meter }: QuickEntry, { units }: Reader): Partial<Draft> {
  const measures = MEASURES.flatMap((name) => {
    const stored = fields[FIELD_OF[name]];
    return stored == null ? [] : [[name, boxText(measureIn(name, units), stored)] as const];
  });
  const words = WORDS.flatMap(([field]) => {
    const text = fields[field];
    return text == null ? [] : [[field, text] as const];
  });
  return {
    ...Object.fromEntries([...measures, ...words]),
    ...meter,
    ...(fields.isFasting === undefined ? {} : { isFasting: fields.isFasting }),
  };
}

function inWords({ fields, meter }: QuickEntry, { units }: Reader): string {
  const measures = MEASURES.flatMap((name) => {
    const stored = fields[FIELD_OF[name]];
    const measure = measureIn(name, units);
    return stored == null ? [] : [`${measure.label.toLowerCase()} ${measureText(measure, stored)}`];
  });
  const beyond = Object.entries(meter).map(([measure, word]) => `${measure} ${word}`);
  const words = WORDS.flatMap(([field, label]) => {
    const text = fields[field];
    return text == null ? [] : [`${label}: ${text}`];
  });
  const fasting = fields.isFasting === undefined ? [] : [fields.isFasting ? 'fasting' : 'not fasting'];
  return [...measures, ...beyond, ...fasting, ...words].join(', ');
}

/** What a typed line says, for the boxes and in words; null for a blank line. */
export function readQuickLine(text: string, reader: Reader): QuickReading | null {
  if (text.trim() === '') return null;
  const { units } = reader;
  const entry = parseQuickEntry(text, {
    glucoseUnit: units.glucose,
    weightUnit: units.weight,
    waistUnit: units.length,
  });
  const ignored =
    entry.ignored.length > 0 ? [`Not understood, and not saved: ${entry.ignored.join(', ')}.`] : [];
  return {
    draft: boxesOf(entry, reader),
    understood: inWords(entry, reader),
    notices: [...entry.notices, ...ignored],
    problem: entry.errors[0] ?? entry.question?.text,
    question: entry.errors.length > 0 ? null : entry.question,
  };
}

interface QuickLineProps {
  value: string;
  onChange: (text: string) => void;
  /** How the line is understood; null while it is blank. */
  quick: QuickReading | null;
  /** Whether typing has paused: until then nothing is complained about. */
  isSettled: boolean;
}

/** One line for those who type. What was understood is said at once, and stands in the boxes above. */
export function QuickLine({ value, onChange, quick, isSettled }: QuickLineProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Or type it in one line"
        hint="Such as: 98 1.2 fasting"
        error={isSettled ? quick?.problem : undefined}
        value={value}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onChange={onChange}
      />
      {isSettled && quick?.question && quick.question.choices.length > 0 ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{quick.question.text}</legend>
          {quick.question.choices.map(({ label, entry }) => (
            <Button key={entry} variant="secondary" onClick={() => onChange(entry)}>
              {label}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <div aria-live="polite" className="text-small">
        {quick?.understood ? (
          <p>
            <strong className="text-kelp">Understood:</strong> {quick.understood}
          </p>
        ) : null}
        {quick?.notices.map((notice) => (
          <p key={notice} className="text-ink-soft">
            {notice}
          </p>
        ))}
      </div>
    </div>
  );
}
