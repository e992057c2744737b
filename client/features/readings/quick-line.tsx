import { FIELD_OF, LABEL_OF } from '#domain/health-values/measure-units.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import { parseQuickEntry, type QuickQuestion } from '#domain/readings/quick-entry/quick-entry.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { Draft, Reader } from './entry-draft.ts';
import { boxText, MEASURES, measureIn } from './measures.ts';

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

const TOLD = [
  ['feeling', 'feeling'],
  ['lastMeal', 'last meal'],
  ['recentActivity', 'activity'],
  ['notes', 'notes'],
] as const;

/** What a typed line says, for the boxes and in words; null for a blank line. */
export function readQuickLine(text: string, { units }: Reader): QuickReading | null {
  if (text.trim() === '') return null;
  const { fields, meter, ignored, notices, errors, question } = parseQuickEntry(text, {
    glucoseUnit: units.glucose,
    weightUnit: units.weight,
    waistUnit: units.length,
  });
  const { isFasting } = fields;
  /** For each box that the line fills: its text, and the words that say it. */
  const measured = MEASURES.flatMap((box) => {
    const stored = fields[FIELD_OF[box]];
    if (stored == null) return [];
    const words = `${LABEL_OF[box].toLowerCase()} ${valueText(box, stored, units)}`;
    return [{ box, text: boxText(measureIn(box, units), stored), words }];
  });
  const told = TOLD.flatMap(([box, label]) => {
    const text = fields[box];
    return text == null ? [] : [{ box, text, words: `${label}: ${text}` }];
  });
  return {
    draft: {
      ...Object.fromEntries([...measured, ...told].map(({ box, text }) => [box, text])),
      ...meter,
      ...(isFasting === undefined ? {} : { isFasting }),
    },
    understood: [
      ...measured.map(({ words }) => words),
      ...Object.entries(meter).map(([measure, word]) => `${measure} ${word}`),
      ...(isFasting === undefined ? [] : [isFasting ? 'fasting' : 'not fasting']),
      ...told.map(({ words }) => words),
    ].join(', '),
    notices:
      ignored.length > 0
        ? [...notices, `We didn't understand this, so it won't be saved: ${ignored.join(', ')}.`]
        : notices,
    problem: errors[0] ?? question?.text,
    question: errors.length > 0 ? null : question,
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
        hint="Example: 98 1.2 fasting"
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
