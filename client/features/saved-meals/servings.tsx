import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { z } from 'zod';
import { type BrowserStores, browserStores, readJson, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { IconButton } from '../../ui/button.tsx';

const SERVINGS_LEAST = 1;
const SERVINGS_MOST = 12;
const SERVINGS_STEP = 0.5;

const servingsById = z.record(
  z.string(),
  z.number().min(SERVINGS_LEAST).max(SERVINGS_MOST).multipleOf(SERVINGS_STEP),
);
/** For how many each plan is cooked, by its id; plans that are not named are for one. */
type Servings = Readonly<z.infer<typeof servingsById>>;

const isServings = (value: unknown): value is Servings => servingsById.safeParse(value).success;

export const readServings = ({ local }: BrowserStores): Servings =>
  readJson(local, STORAGE_KEY.planServings, isServings) ?? {};

export const writeServings = ({ local }: BrowserStores, servings: Servings): boolean =>
  writeJson(local, STORAGE_KEY.planServings, servings);

export const servingsOf = (servings: Servings, planId: number): number => servings[planId] ?? SERVINGS_LEAST;

/** One is what a plan is made for, so it need not be remembered. */
export function withServings(all: Servings, planId: number, servings: number): Servings {
  const { [planId]: _before, ...others } = all;
  return servings === SERVINGS_LEAST ? others : { ...others, [planId]: servings };
}

export function useServings() {
  const [all, setAll] = useState(() => readServings(browserStores()));
  return {
    all,
    of: (planId: number) => servingsOf(all, planId),
    set: (planId: number, servings: number) => {
      const next = withServings(all, planId, servings);
      setAll(next);
      writeServings(browserStores(), next);
    },
  };
}

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
