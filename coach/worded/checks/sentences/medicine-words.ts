import { medicinesIn } from '#domain/medicines/medicines.ts';

/** Stands for a medicine in a sentence that `withMedicines` has read. */
export const NAMED = '§';
/** Stands for a dose, a tablet or another word that may be of a medicine. */
export const FORM = '¤';
/** Pattern of both. */
export const MEDICINE = `[${NAMED}${FORM}]`;

const KINDS =
  /\b(?:insulins?|medications?|medicines?|meds|injections?|sul(?:f|ph)onylureas?|blood thinners?|diuretics?|(?:beta|calcium channel) ?-?blockers?|(?:sglt-?2|ace|dpp-?4) ?-?inhibitors?|steroids?|statins?|basal|bolus)\b/g;
const FORMS = /\b(?:dos(?:e|es|age|ages)|pills?|tablets?|drugs?|prescriptions?)\b/g;
const SUPPLEMENT =
  /\b(?:magnesium|potassium|sodium|salt|electrolytes?|vitamins?|omega|fish oil|creatine|fib(?:er|re)|psyllium|carotene|zinc|iron|calcium|probiotics?|supplements?|caffeine|mct|[kdbc]\d{0,2})\b/;

const OF_THE_BODY =
  'resistan\\w*|sensitiv\\w*|levels?|response\\w*|spikes?|secretion|release|production|demand|surges?|rises?|signal\\w*|receptors?|effect\\w*';
/** The insulin that the body makes, which food changes. */
const OWN_INSULIN = new RegExp(
  `\\binsulin(?= (?:${OF_THE_BODY})\\b)|(?<=\\b(?:fasting|your body's|own|high|higher|low|lower|lowers|lowering|circulating|natural|raises?|raising|reduces?|reducing|spikes?|keeps?) )insulin\\b(?! (?:dose|by|unit|inject|shot))`,
  'g',
);

/** Words after which "insulin" is the body's own: its level, resistance or response. */
export const AFTER_OWN_INSULIN = new RegExp(`^(?:${OF_THE_BODY})$`, 'i');

/** A plain sentence with each medicine, kind of medicine and dose of one as the same sign. */
export function withMedicines(plain: string): string {
  const text = plain.replace(OWN_INSULIN, 'hormone');
  const named = medicinesIn(text).sort((one, other) => other.start - one.start);
  const marked = named
    .reduce((rest, { start }) => {
      const word = /^[a-z0-9-]+/.exec(rest.slice(start))?.[0] ?? '';
      return `${rest.slice(0, start)}${NAMED}${rest.slice(start + word.length)}`;
    }, text)
    .replace(KINDS, NAMED);
  // Pills and doses of a supplement are the reader's own affair.
  return SUPPLEMENT.test(marked) && !marked.includes(NAMED) ? marked : marked.replace(FORMS, FORM);
}

/** The place of the last medicine in such a sentence; -1 when it has none. */
export function lastMedicine(text: string): number {
  return Math.max(text.lastIndexOf(NAMED), text.lastIndexOf(FORM));
}
