import type { HealthContext } from '../person/health-context.ts';

/**
 * Why no number for energy or protein is computed at all, in the words of the safety rules; null where one may be.
 * The formulas are made for adults who are not pregnant, and a number can do harm with an eating disorder.
 */
export function noNumbersReason(person: HealthContext): string | null {
  if (person.conditions.includes('eating_disorder')) {
    return 'If you have or have had an eating disorder, targets can harm you. Eat regular meals, and please talk with your doctor or an eating-disorder service.';
  }
  if (person.minor)
    return 'If you are under 18, a parent and a pediatrician decide on your targets: these formulas are made for adults.';
  if (person.pregnant)
    return 'During pregnancy, your midwife or obstetrician sets your numbers. Until they do, eat a normal, varied diet.';
  if (person.breastfeeding) {
    return 'While breastfeeding, you need more energy, and strict dieting is not safe: ask your doctor or a dietitian.';
  }
  return null;
}

/** Why no carbohydrate limit is proposed before a clinician has answered; null where one may be. */
export function noKetoReason(person: HealthContext): string | null {
  const told = (condition: HealthContext['conditions'][number]) => person.conditions.includes(condition);
  const noNumbers = noNumbersReason(person);
  if (noNumbers) return noNumbers;
  if (told('fat_metabolism_disorder')) {
    return 'Do not do keto or fast: with your metabolic disorder, either can set off a crisis. Ask your metabolic clinic what to eat.';
  }
  if (person.onSglt2) {
    return 'If you take an SGLT2 medicine (a "-flozin"), keto can cause ketoacidosis even at normal glucose: ask your prescriber, and do not start or continue it until they have answered.';
  }
  if (person.hasType1)
    return 'If you have type 1 diabetes, talk with your diabetes team before doing keto: fewer carbs change your doses.';
  if (person.onInsulinOrSulfonylurea) {
    return 'If you take insulin, a sulfonylurea (like glipizide) or a glinide (like repaglinide), fewer carbs at the same dose can make your glucose drop dangerously: talk with your prescriber before your first low-carb day.';
  }
  if (told('kidney_disease') || told('kidney_stones'))
    return 'If you have kidney disease or kidney stones, ask your kidney team before doing keto.';
  if (told('pancreatitis') || told('liver_disease')) {
    return 'If you have had pancreatitis or have liver disease, ask your specialist before eating a high-fat diet.';
  }
  if (person.onMoodOrSeizureMedicine || told('bipolar_or_psychosis') || told('epilepsy')) {
    return 'If you take medicine for mood or seizures, plan any change of diet with your prescriber before you make it.';
  }
  if (person.tryingToConceive) return 'If you are trying to conceive, ask your doctor before doing keto.';
  return null;
}
