import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { QuickReading } from './quick-line-text.ts';

interface QuickLineProps {
  value: string;
  onChange: (text: string) => void;
  /** How the line is understood; null while it is blank. */
  quick: QuickReading | null;
}

/** One line for those who type. What was understood is said at once, and stands in the boxes above. */
export function QuickLine({ value, onChange, quick }: QuickLineProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Field label="Or type it in one line" hint="Such as: 98 1.2 fasting" error={quick?.problem}>
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
      <p aria-live="polite" className="font-bold text-kelp empty:hidden">
        {quick?.understood}
      </p>
    </div>
  );
}
