import type { HealthContext } from '#domain/person/health-context.ts';
import type { WARNINGS } from '../handbook/card.ts';

type Warning = (typeof WARNINGS)[number];

/** Somebody who asks a doctor first: in words, the words that show a text speaks of them, and when the person is known to be nobody of these. */
type AsksFirst = { who: string; told: RegExp; isRuledOut: (known: HealthContext) => boolean };

const ON_LOWERING: AsksFirst = {
  who: 'take insulin or a sulfonylurea',
  told: /\binsulin(?! resist\w*| response| level| falls| drops)|sulfonylurea/i,
  isRuledOut: ({ onInsulinOrSulfonylurea }) => onInsulinOrSulfonylurea === false,
};
const ON_SGLT2: AsksFirst = {
  who: 'take an SGLT2 medicine (a name in “-flozin”; it can cause ketoacidosis even at normal glucose)',
  told: /SGLT2|flozin/i,
  isRuledOut: ({ onSglt2 }) => onSglt2 === false,
};
const PREGNANT: AsksFirst = {
  who: 'are pregnant or breastfeeding',
  told: /pregnan|breastfe/i,
  isRuledOut: ({ pregnant, breastfeeding }) => pregnant === false && breastfeeding === false,
};
const YOUNG: AsksFirst = {
  who: 'are under 18',
  told: /under[- ]18|child|teen/i,
  isRuledOut: ({ minor }) => minor === false,
};
const EATING_DISORDER: AsksFirst = {
  who: 'have or had an eating disorder',
  told: /eating disorder/i,
  isRuledOut: () => false,
};
const WEAK_KIDNEYS: AsksFirst = {
  who: 'have kidney disease',
  told: /kidney/i,
  isRuledOut: () => false,
};
const ON_PRESSURE: AsksFirst = {
  who: 'take medicine for blood pressure or the heart',
  told: /blood pressure|heart (?:failure|medicine)/i,
  isRuledOut: () => false,
};
const ON_LITHIUM: AsksFirst = {
  who: 'take lithium',
  told: /lithium/i,
  isRuledOut: ({ onMoodOrSeizureMedicine }) => onMoodOrSeizureMedicine === false,
};
const ON_WARFARIN: AsksFirst = {
  who: 'take warfarin',
  told: /warfarin|blood thinner/i,
  isRuledOut: ({ onBloodThinner }) => onBloodThinner === false,
};
const ON_ANY: AsksFirst = {
  who: 'take any medicine',
  told: /medicine|interact/i,
  isRuledOut: () => false,
};

const ASK_FIRST: Readonly<Partial<Record<Warning, readonly AsksFirst[]>>> = {
  fasting: [ON_LOWERING, ON_SGLT2, PREGNANT, YOUNG, EATING_DISORDER],
  'fewer-carbs': [ON_LOWERING, ON_SGLT2],
  sglt2: [ON_SGLT2],
  potassium: [WEAK_KIDNEYS, ON_PRESSURE],
  magnesium: [WEAK_KIDNEYS],
  salt: [WEAK_KIDNEYS, ON_PRESSURE, ON_LITHIUM],
  pregnancy: [PREGNANT],
  young: [YOUNG],
  'eating-disorder': [EATING_DISORDER],
  protein: [WEAK_KIDNEYS],
  'vitamin-k': [ON_WARFARIN],
  supplements: [ON_ANY, PREGNANT],
  alcohol: [ON_LOWERING],
};

/** Warnings that are more than "ask first". */
const SAID_ALWAYS: Readonly<
  Partial<Record<Warning, { words: string; told: RegExp; isRuledOut: (known: HealthContext) => boolean }>>
> = {
  ketones: {
    words:
      'With diabetes or an SGLT2 medicine, call your diabetes team now if ketones are 1.6 mmol/L or more; above 3.0, or with vomiting, belly pain or fast breathing, get emergency help, whatever your glucose is.',
    told: /1\.6|ketoacidosis/i,
    isRuledOut: ({ hasDiabetes, onSglt2 }) => hasDiabetes === false && onSglt2 === false,
  },
  'low-glucose': {
    words:
      'If someone cannot swallow, is hard to wake or has a seizure, give nothing by mouth and call the emergency number.',
    told: /emergency|swallow/i,
    isRuledOut: () => false,
  },
  exercise: {
    words:
      'If you have chest pain or tightness, faint or are suddenly breathless while moving, stop and call the emergency number.',
    told: /chest/i,
    isRuledOut: () => false,
  },
  alcohol: {
    words: 'Alcohol can cause low glucose (lows) hours later, especially with diabetes medicine.',
    told: /\blows?\b|hypoglyc/i,
    isRuledOut: ({ onInsulinOrSulfonylurea }) => onInsulinOrSulfonylurea === false,
  },
};

/**
 * What a card's dangers ask to be said with it, as one short paragraph; empty where its text or the note above the answer
 * says it already, or the person is known not to be meant.
 * @param said the card's text and the note above the answer
 */
export function warningFor(warn: readonly Warning[], said: string, known: HealthContext | null): string {
  const isMeant = ({ told, isRuledOut }: Pick<AsksFirst, 'told' | 'isRuledOut'>) =>
    !told.test(said) && !(known && isRuledOut(known));
  const first = [...new Set(warn.flatMap((one) => ASK_FIRST[one] ?? []))]
    .filter(isMeant)
    .map(({ who }) => who);
  const always = warn.flatMap((one) => SAID_ALWAYS[one] ?? []).filter(isMeant);
  return [
    ...(first.length > 0 ? [`Ask your doctor first if you ${listed(first)}.`] : []),
    ...always.map(({ words }) => words),
  ].join(' ');
}

const listed = (all: readonly string[]) =>
  all.length === 1 ? all.join() : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
