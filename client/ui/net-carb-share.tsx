import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { usePerson } from '../lib/person/person.ts';
import { MeasureBar } from './measure-bar.tsx';

/**
 * Net carbs of a food, in g, against the person's limit for a day. Nothing where the food's are not known, or where
 * the person has no limit because keto waits for a clinician's word.
 */
export function NetCarbShare({ grams, className }: { grams: number | null; className?: string }) {
  const { person } = usePerson();
  const limit = dailyTargets(person).netCarbs.value;
  if (grams === null || limit === null) return null;
  return (
    <MeasureBar
      label="Net carbs in this amount"
      value={grams}
      target={limit}
      unit="g"
      kind="limit"
      tone="carbs"
      per="a day"
      className={className}
    />
  );
}
