import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { QuickReading } from './quick-line-text.ts';

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
      <Field
        label="Or type it in one line"
        hint="Such as: 98 1.2 fasting"
        error={isSettled ? quick?.problem : undefined}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={value}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
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
