import { KETONES, ketoneText } from '#domain/health-values/thresholds.ts';
import type { Meaning, Of } from './value-meaning.ts';

const UNWELL = 'With nausea, vomiting, belly pain, fast breathing or unusual tiredness, get emergency help.';
const KETONE_NEXT = ['What ketone level should you aim for?', 'Is it good to have very high ketones?'];

export function ketoneMeaning(value: number, of: Of): Meaning {
  const { health } = of;
  if (value >= KETONES.ketosis) {
    const group = ketosisNotAdvised(of, value > KETONES.high);
    if (group) return group;
  }
  if (health.hasDiabetes) return ketonesInDiabetes(value);
  const common = { slug: 'am-i-in-ketosis', next: KETONE_NEXT };
  const range = `By convention, nutritional ketosis is ${ketoneText(KETONES.ketosis)} to ${ketoneText(KETONES.high)}[^hallberg-2018], in someone who feels well.`;
  const enough =
    'Nothing shows that the upper part of that range works better, so there is no need to chase a number.';
  const inDiabetes = `With diabetes, other limits apply: from ${ketoneText(KETONES.impending)}, call your diabetes team now[^diabetes-care-ketones]. On an SGLT2 medicine (a “-flozin”), call your prescriber about any ketosis.`;
  if (value < KETONES.ketosis) {
    return {
      ...common,
      level: 'open',
      verdict: `are below ${ketoneText(KETONES.ketosis)}, where nutritional ketosis begins`,
      more: [
        range,
        'You did nothing wrong: the first days of keto, a meal with more carbs or protein, exercise and the early morning all make ketones lower. Measure at the same time of day on several days before you change anything.',
        ...(health.onSglt2
          ? [
              'On an SGLT2 medicine, do not aim for ketosis until you have asked the prescriber and heard back.',
            ]
          : []),
      ],
    };
  }
  if (value > KETONES.high) {
    return {
      slug: 'high-ketones',
      next: ['Why are your ketones so high?'],
      level: 'raised',
      verdict: `are above ${ketoneText(KETONES.high)}, more than eating keto usually causes`,
      more: [
        `End any fast, drink water, eat something with carbs and measure again in two to four hours. If ketones are still above ${ketoneText(KETONES.high)} or rising, or you feel unwell, call a doctor today.`,
        'With diabetes, an SGLT2 medicine, pregnancy, breastfeeding, a lot of alcohol or any illness, it is an emergency now, whatever the glucose is[^diabetes-care-ketones].',
        'Check that the meter shows mmol/L.',
      ],
    };
  }
  const isLight = value < KETONES.watched;
  const isSure = value < KETONES.impending || health.hasDiabetes === false;
  return {
    ...common,
    level: isSure ? 'normal' : 'open',
    verdict: isLight ? 'are light nutritional ketosis' : 'are well within nutritional ketosis',
    more: [range, enough, ...(isSure ? [] : [inDiabetes])],
  };
}

/** Those for whom ketosis itself is not advised; pregnancy gets no verdict at all. */
function ketosisNotAdvised({ health, your }: Of, isHigh: boolean): Meaning | null {
  const common = { level: 'raised', next: [] } as const;
  const emergency = isHigh ? ['Ketones this high are an emergency now, whatever the glucose is.'] : [];
  if (health.breastfeeding) {
    return {
      ...common,
      slug: 'pregnancy-and-keto',
      verdict: 'mean ketosis, which is not advised while breastfeeding',
      more: [
        ...emergency,
        `Eat something with carbs now, and talk with ${your} doctor or a dietitian today[^lactation-ketoacidosis].`,
        UNWELL,
      ],
    };
  }
  if (health.conditions.includes('fat_metabolism_disorder')) {
    return {
      ...common,
      slug: 'who-should-not-do-keto',
      verdict: 'mean ketosis, which can set off a crisis in this metabolic disorder',
      more: [...emergency, 'Eat something with carbs now and call the metabolic clinic today.', UNWELL],
    };
  }
  if (!health.onSglt2) return null;
  return {
    ...common,
    slug: 'ketosis-vs-ketoacidosis',
    verdict: 'on an SGLT2 medicine need a call to the prescriber today',
    more: [
      ...emergency,
      'That medicine can cause ketoacidosis even with normal glucose. Do not do keto or fast until you have asked the prescriber and heard back, and do not stop a heart or kidney medicine on your own.',
      UNWELL,
    ],
  };
}

function ketonesInDiabetes(value: number): Meaning {
  const table = `With diabetes, under ${ketoneText(KETONES.harmless)} is normal, up to ${ketoneText(KETONES.watched)} needs watching, ${ketoneText(KETONES.impending)} to ${ketoneText(KETONES.high)} means call your team now, and above that ketoacidosis is likely[^diabetes-care-ketones].`;
  const common = { slug: 'ketosis-vs-ketoacidosis', next: ['What are the warning signs of ketoacidosis?'] };
  const begins = `Nutritional ketosis begins at ${ketoneText(KETONES.ketosis)}.`;
  const never = 'Never stop insulin to change your ketones.';
  if (value > KETONES.watched) {
    const verdict =
      value > KETONES.high
        ? 'are an emergency with diabetes, whatever the glucose is'
        : 'need a call to the diabetes team now';
    return { ...common, level: 'raised', verdict, more: [table, never, UNWELL] };
  }
  if (value < KETONES.harmless)
    return { ...common, level: 'normal', verdict: 'are normal with diabetes', more: [begins, table] };
  return {
    ...common,
    level: 'open',
    verdict: 'are in the range that needs watching with diabetes',
    more: [
      table,
      'They are expected on a keto plan your team knows about; if they don’t know, tell them. Measure ketones and glucose again in two to four hours.',
      never,
      UNWELL,
    ],
  };
}
