import clsx from 'clsx';
import { countText } from '../lib/format/number-text.ts';

const FILL = {
  carbs: 'bg-rose',
  protein: 'bg-lagoon',
  fat: 'bg-brass',
  energy: 'bg-sea',
} as const;

interface MeasureBarProps {
  label: string;
  value: number;
  /** What the value is held against; null where there is nothing, which leaves the number alone. */
  target: number | null;
  unit: 'g' | 'kcal';
  /** A limit is not to be passed; a goal is to be reached; a guide is neither. */
  kind: 'limit' | 'goal' | 'guide';
  /** Same color as in the macro ring. */
  tone: keyof typeof FILL;
  /** After the target, e.g. "a day". */
  per?: string;
  className?: string;
}

const round = (value: number, unit: 'g' | 'kcal') =>
  countText(unit === 'kcal' ? Math.round(value) : Number(value.toFixed(1)));

/** A number against its target: a line that is full at the target, with a mark where it is passed. The words above it say the same. */
export function MeasureBar({ label, value, target, unit, kind, tone, per, className }: MeasureBarProps) {
  const isOver = kind === 'limit' && target !== null && value > target;
  const whole = Math.max(value, target ?? 0, 0.1);
  return (
    // Beside others the lines lie level, also where one has longer words.
    <div className={clsx('flex flex-col justify-between', className)}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink-soft">{label}</span>
        <span>
          <strong className={isOver ? 'text-coral' : undefined}>
            {round(value, unit)} {unit}
          </strong>
          {target === null ? null : ` of ${kind === 'limit' ? 'at most ' : ''}${round(target, unit)} ${unit}`}
          {target !== null && per ? ` ${per}` : null}
        </span>
      </p>
      {target === null ? null : (
        <div
          aria-hidden="true"
          className="relative mt-1 h-3 rounded-full border border-line-strong bg-page forced-color-adjust-none"
        >
          <div
            className={clsx(
              'h-full origin-left animate-fill-line rounded-full transition-[width] duration-500',
              isOver ? 'bg-coral' : FILL[tone],
            )}
            style={{ width: `${(value / whole) * 100}%` }}
          />
          {value <= target ? null : (
            <div
              className="absolute -inset-y-1 w-0.75 -translate-x-1/2 rounded-full bg-ink outline outline-page"
              style={{ left: `${(target / whole) * 100}%` }}
            />
          )}
        </div>
      )}
    </div>
  );
}
