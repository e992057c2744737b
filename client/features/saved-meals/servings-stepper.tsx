import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { SERVINGS_LEAST, SERVINGS_MOST, SERVINGS_STEP } from './servings.ts';

interface ServingsStepperProps {
  servings: number;
  onChange: (servings: number) => void;
  /** What is scaled, where several can be on one page. */
  of?: string | undefined;
}

/** For how many, from 1 to 12 in halves. */
export function ServingsStepper({ servings, onChange, of }: ServingsStepperProps) {
  const id = useId();
  const suffix = of ? ` of ${of}` : '';
  return (
    <fieldset aria-labelledby={id} className="flex items-center gap-1">
      <span id={id} className="mr-2 font-bold">
        Servings<span className="sr-only">{suffix}</span>
      </span>
      <IconButton
        icon={Minus}
        label={`Fewer servings${suffix}`}
        title="Fewer servings"
        disabled={servings <= SERVINGS_LEAST}
        className="border-2 border-line-strong"
        onClick={() => onChange(servings - SERVINGS_STEP)}
      />
      <output className="w-12 text-center font-display text-lg font-semibold">{servings}</output>
      <IconButton
        icon={Plus}
        label={`More servings${suffix}`}
        title="More servings"
        disabled={servings >= SERVINGS_MOST}
        className="border-2 border-line-strong"
        onClick={() => onChange(servings + SERVINGS_STEP)}
      />
    </fieldset>
  );
}
