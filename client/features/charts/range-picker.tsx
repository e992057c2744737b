import { useId } from 'react';
import { CHART_RANGES, type ChartRange } from './chart-range.ts';

interface RangePickerProps {
  range: ChartRange;
  onPick: (range: ChartRange) => void;
}

/** Which days the pictures show. */
export function RangePicker({ range, onPick }: RangePickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Days shown</legend>
      <div className="grid grid-cols-3 gap-2 sm:flex print:*:not-has-checked:hidden">
        {CHART_RANGES.map((one) => (
          <label
            key={one.key}
            className="relative flex min-h-touch items-center justify-center rounded-md border-2 border-line-strong bg-card px-4 font-bold hover:bg-shoal has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={name}
              checked={one.key === range.key}
              onChange={() => onPick(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
