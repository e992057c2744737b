import type { NutrientName } from '#contract/nutrition.ts';
import { sentenceStart } from '#domain/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/reading-warnings.ts';
import { Select } from '../../ui/select.tsx';

interface AddFieldProps {
  names: readonly NutrientName[];
  onAdd: (name: NutrientName) => void;
}

/** Opens a box for a value that was not found on the label. */
export function AddField({ names, onAdd }: AddFieldProps) {
  if (names.length === 0) return null;
  return (
    <Select
      aria-label="Add a value"
      value=""
      className="mt-3"
      onChange={(event) => {
        const name = names.find((one) => one === event.target.value);
        if (name) onAdd(name);
      }}
    >
      <option value="">Add a value the label also states...</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {sentenceStart(NUTRIENT_LABELS[name])}
        </option>
      ))}
    </Select>
  );
}
