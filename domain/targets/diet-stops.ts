import type { HealthContext } from '../person/health-context.ts';

/**
 * Why no number for energy or protein is computed at all, in the words of the safety rules; null where one may be.
 * The formulas are made for adults who are not pregnant, and a number can do harm with an eating disorder.
 */
export function noNumbersReason(person: HealthContext): string | null {
  if (person.conditions.includes('eating_disorder')) {
    return 'With an eating disorder, now or in the past, targets can do harm. Regular meals, and please talk with your doctor or an eating-disorder service.';
  }
  if (person.minor)
    return 'Under 18, a parent and a pediatrician decide; these formulas are made for adults.';
  if (person.pregnant)
    return 'In pregnancy your midwife or obstetrician sets the numbers: a normal varied diet until then.';
  if (person.breastfeeding) {
    return 'While breastfeeding the need is higher and strict dieting is not safe: ask your doctor or a dietitian.';
  }
  return null;
}

/** Why no carbohydrate limit is proposed before a clinician has answered; null where one may be. */
export function noKetoReason(person: HealthContext): string | null {
  const told = (condition: HealthContext['conditions'][number]) => person.conditions.includes(condition);
  const noNumbers = noNumbersReason(person);
  if (noNumbers) return noNumbers;
  if (told('fat_metabolism_disorder')) {
    return 'With this metabolic disorder keto and fasting are ruled out: they can set off a crisis. Ask your metabolic clinic.';
  }
  if (person.onSglt2) {
    return 'With an SGLT2 medicine (a "-flozin"), keto can cause ketoacidosis even at normal glucose: your prescriber answers first.';
  }
  if (person.hasType1)
    return 'With type 1 diabetes, your diabetes team comes first: fewer carbs change the doses.';
  if (person.onInsulinOrSulfonylurea) {
    return 'With insulin, a sulfonylurea or a glinide, fewer carbs at the same dose can drop glucose dangerously: talk with your prescriber before the first low-carb day.';
  }
  if (told('kidney_disease') || told('kidney_stones'))
    return 'With kidney disease or stones, ask your kidney team before keto.';
  if (told('pancreatitis') || told('liver_disease')) {
    return 'After pancreatitis or with liver disease, a high-fat diet needs your specialist first.';
  }
  if (person.onMoodOrSeizureMedicine || told('bipolar_or_psychosis') || told('epilepsy')) {
    return 'With medicine for mood or seizures, your prescriber plans a change of diet first.';
  }
  if (person.tryingToConceive) return 'When trying to conceive, ask your doctor before keto.';
  return null;
}
