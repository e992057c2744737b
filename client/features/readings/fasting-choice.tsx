import clsx from 'clsx';
import { useId } from 'react';

interface FastingChoiceProps {
  /** Null while the person has not said. */
  value: boolean | null;
  suggestion: boolean;
  onChange: (isFasting: boolean) => void;
}

const OPTIONS = [
  { isFasting: true, label: 'Fasting' },
  { isFasting: false, label: 'Not fasting' },
];

/** Fasting or not. Until the person says it, the guess from the time of day is marked and named as a guess. */
export function FastingChoice({ value, suggestion, onChange }: FastingChoiceProps) {
  const name = useId();
  const isGuess = value === null;
  const chosen = value ?? suggestion;
  return (
    <fieldset aria-describedby={`${name}-note`}>
      <legend className="sr-only">Fasting or not</legend>
      <div className="grid grid-cols-2 gap-2">
        {OPTIONS.map(({ isFasting, label }) => (
          <label
            key={label}
            className={clsx(
              'flex min-h-touch cursor-pointer items-center gap-2 rounded-md border-2 px-3 font-bold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose',
              chosen === isFasting
                ? ['bg-shoal', isGuess ? 'border-line-strong' : 'border-sea']
                : 'border-line-strong bg-card hover:bg-shoal',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === isFasting}
              onChange={() => onChange(isFasting)}
              // A guess is confirmed by choosing it, which is no change for the browser.
              onClick={() => onChange(isFasting)}
              className="size-5 shrink-0 outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <p id={`${name}-note`} className="mt-1 text-small text-ink-soft">
        {isGuess
          ? "This is our guess based on the time of day. Change it if it's wrong."
          : 'Fasting means 8 hours without calories.'}
      </p>
    </fieldset>
  );
}
