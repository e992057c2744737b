import { z } from 'zod';
import { type PersonalData, personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { medicineGroups } from '#domain/medicines/medicines.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { knownPerson } from '../message-facts/known-person.ts';
import { defineSkill, type SkillContext, type SkillReply, type SkillRoute } from './skill.ts';

export const MINERALS = ['sodium', 'potassium', 'magnesium'] as const;
type Mineral = (typeof MINERALS)[number];

const amount = z.object({
  mineral: z.enum(MINERALS),
  /** In total a day, food counted in; null where a clinician decides. */
  least: z.number().nullable(),
  most: z.number().nullable(),
  unit: z.enum(['g', 'mg']),
  /** Why there is no amount. */
  reason: z.string().nullable(),
});

/** Low-carb clinicians' custom, in total a day (evidence B16 to B18). */
const CUSTOM: Readonly<Record<Mineral, { least: number; most: number; unit: 'g' | 'mg' }>> = {
  sodium: { least: 3, most: 5, unit: 'g' },
  potassium: { least: 3, most: 4, unit: 'g' },
  magnesium: { least: 300, most: 400, unit: 'mg' },
};

export const electrolyteSkill = defineSkill({
  name: 'electrolytes',
  description:
    'Customary amounts of sodium, potassium and magnesium a day on keto; a reason to ask first in place of an amount where a condition or medicine speaks against it.',
  input: personalData
    .pick({ age: true, diabetes: true, pregnancy: true, medicines: true, conditions: true })
    .partial(),
  output: z.object({ amounts: z.array(amount) }),
  run(said) {
    const person = { ...EMPTY_PERSONAL_DATA, ...said };
    return {
      amounts: MINERALS.map((mineral) => {
        const reason = askFirstReason(mineral, person);
        const { least, most, unit } = CUSTOM[mineral];
        return reason === null
          ? { mineral, least, most, unit, reason }
          : { mineral, least: null, most: null, unit, reason };
      }),
    };
  },
});

type Rule = readonly [holds: boolean, minerals: readonly Mineral[], reason: string];

const SALTS = ['sodium', 'potassium'] as const;

/** Why a mineral is not to be added without a word with the doctor (evidence B16 to B18). */
function askFirstReason(mineral: Mineral, person: PersonalData): string | null {
  const context = healthContext(person);
  const told = (...conditions: PersonalData['conditions']) =>
    conditions.some((condition) => person.conditions.includes(condition));
  const groups = person.medicines.flatMap((entry) => [...medicineGroups(entry)]);
  const rules: readonly Rule[] = [
    [
      told('kidney_disease', 'kidney_stones'),
      MINERALS,
      'With kidney disease or stones, your kidney team decides how much salt, potassium and magnesium you take; salt substitute and pills can be dangerous.',
    ],
    [
      told('heart_failure', 'heart_rhythm'),
      MINERALS,
      'With heart failure or an uneven heartbeat, your doctor decides how much salt and fluid you take.',
    ],
    [
      told('adrenal'),
      MINERALS,
      'With adrenal insufficiency or steroids, your endocrinologist decides how much salt you take.',
    ],
    [
      groups.includes('potassiumSparing'),
      SALTS,
      'Your blood-pressure or heart medicine makes your body keep potassium: extra potassium or salt substitute on top can be dangerous, so ask your doctor first.',
    ],
    [
      context.takesBloodPressureMedicine === true,
      SALTS,
      'With blood-pressure medicine (ACE inhibitors and ARBs above all), ask your doctor before you take extra salt, potassium or salt substitute.',
    ],
    [
      told('high_blood_pressure'),
      SALTS,
      'With high blood pressure, ask your doctor before you take extra salt or potassium; the general limit is under 2.3 g of sodium a day.',
    ],
    [
      context.onMoodOrSeizureMedicine === true,
      ['sodium'],
      'Lithium levels change with salt: do not change your salt without your prescriber.',
    ],
    [
      context.onSglt2 === true,
      SALTS,
      'With an SGLT2 medicine, do not start keto or extra salt until you have asked your prescriber and heard back.',
    ],
    [
      told('liver_disease'),
      ['sodium'],
      'With liver disease, your specialist decides how much salt you take.',
    ],
    [
      context.pregnant === true || context.breastfeeding === true,
      MINERALS,
      'In pregnancy and while breastfeeding, your midwife or doctor decides on minerals.',
    ],
    [context.minor === true, MINERALS, 'Under 18, a pediatrician decides on minerals.'],
    [
      told('eating_disorder'),
      MINERALS,
      'With an eating disorder, your care team checks your blood salts and decides on minerals.',
    ],
  ];
  return rules.find(([holds, minerals]) => holds && minerals.includes(mineral))?.[2] ?? null;
}

const MINERAL_WORDS: readonly (readonly [RegExp, readonly Mineral[]])[] = [
  [/\belectrolytes?\b|\bminerals\b/, MINERALS],
  [/\bsodium\b|\bsalt\b/, ['sodium']],
  [/\bpotassium\b/, ['potassium']],
  [/\bmagnesium\b/, ['magnesium']],
];
const ASKS_AMOUNT =
  /\b(?:how (?:much|many)|what amount|amounts?|dos(?:e|age)|target|recommended|daily)\b[^.?!]{0,25}\b(?:electrolytes?|sodium|salt|potassium|magnesium|minerals)\b/;
/** Food and single portions are for the food table, overdoses for the safety notes. */
const OTHER =
  /\b(?:faint\w*|palpitations?|racing|passed out|cramps?|does|is there|are there|are in|is in|have in|contain\w*|sitting|at once|overdose|too much|kill|substitute|citrate|glycinate|oxide|pills?|tablets?|powder|blood test|level)\b|\b(?:sodium|salt|potassium|magnesium)\b[^.?!]{0,8}\b(?:in|of) (?!a day|total|general|keto|ketosis|my diet)/;

/** A longer message tells a story that one table does not answer. */
const WORDS_MOST = 30;

/** "How much sodium, potassium and magnesium do I need?" */
export const electrolyteRoute: SkillRoute = {
  name: electrolyteSkill.name,
  async reply(question, context) {
    const plain = normaliseText(question).toLowerCase();
    if (!ASKS_AMOUNT.test(plain) || OTHER.test(plain) || plain.split(' ').length > WORDS_MOST) return null;
    const wanted = new Set(
      MINERAL_WORDS.flatMap(([pattern, minerals]) => (pattern.test(plain) ? minerals : [])),
    );
    return electrolyteReply(wanted, context, [...context.earlier, question]);
  },
};

/** Customary amounts for this person, or why none are named. */
export async function electrolyteReply(
  wanted: ReadonlySet<Mineral>,
  context: SkillContext,
  texts: readonly string[],
): Promise<SkillReply> {
  const { person, profileFields } = await knownPerson(context, texts, {});
  const amounts = electrolyteSkill
    .run(electrolyteSkill.input.parse(person))
    .amounts.filter(({ mineral }) => wanted.has(mineral));
  const isAskFirst = amounts.some(({ reason }) => reason !== null);
  return {
    kind: 'answer',
    text: words(amounts),
    sources: sourcesFor(wanted),
    used: isAskFirst && profileFields.size > 0 ? ['profile'] : [],
    next: ['Which foods have potassium and magnesium?', 'What helps against keto flu?'],
  };
}

const FOODS: Readonly<Record<Mineral, string>> = {
  sodium: 'about 7.5 to 12.5 g of salt; salted food, a cup or two of broth, olives, pickles',
  potassium: 'food first: avocado, spinach, salmon, mushrooms',
  magnesium: 'pumpkin seeds, almonds, spinach; from supplements at most 350 mg (US limit)',
};

function words(amounts: z.output<typeof electrolyteSkill.output>['amounts']): string {
  const rows = amounts.flatMap(({ mineral, least, most, unit }) =>
    least === null ? [] : [`| ${mineral} | **${least} to ${most} ${unit}** | ${FOODS[mineral]} |`],
  );
  const reasons = [...new Set(amounts.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  const withheld = amounts.filter(({ reason }) => reason !== null).map(({ mineral }) => mineral);
  const askFirst =
    reasons.length > 0
      ? `${reasons.join(' ')} So I won’t name an amount of ${withheld.join(' or ')} for you.`
      : '';
  const table =
    rows.length > 0
      ? [
          'Daily amounts that low-carb clinicians commonly suggest, including what’s in your food:',
          ['| | A day | From |', '|---|---|---|', ...rows].join('\n'),
          'These amounts are common practice, not the result of trials.',
        ].join('\n\n')
      : '';
  const mayNot =
    reasons.length === 0
      ? 'Don’t take these amounts without your doctor if you have high blood pressure, heart or kidney trouble, or take medicine for blood pressure or the heart (ACE inhibitors, ARBs, spironolactone), lithium or an SGLT2 medicine: extra salt, potassium or salt substitute can harm you.'
      : '';
  return [askFirst, table, mayNot].filter((part) => part !== '').join('\n\n');
}

function sourcesFor(wanted: ReadonlySet<Mineral>): SkillReply['sources'] {
  const [only] = wanted;
  if (wanted.size > 1 || only === undefined) return [{ kind: 'handbook', slug: 'electrolytes' }];
  const slug = only === 'sodium' ? 'sodium-on-keto' : only;
  return [
    { kind: 'handbook', slug },
    { kind: 'handbook', slug: 'electrolytes' },
  ];
}
