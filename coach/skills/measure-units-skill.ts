import { z } from 'zod';
import { feetAndInches } from '#domain/body/body-text.ts';
import { CM_PER_INCH, KG_PER_LB } from '#domain/health-values/measure-units.ts';
import { roundTo } from '#domain/numbers/rounding.ts';
import { KJ_PER_KCAL } from '#domain/nutrition/energy.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { toNumber } from '../message-facts/body-sizes.ts';
import { defineSkill, type SkillRoute } from './skill.ts';

const unit = z.enum(['kg', 'g', 'lb', 'oz', 'st', 'm', 'cm', 'in', 'ft', 'kcal', 'kJ']);
type Unit = z.output<typeof unit>;
type Kind = 'weight' | 'length' | 'energy';
type UnitFacts = { kind: Kind; per: number; other: Unit; named: string };

const LB_PER_STONE = 14;
const INCHES_PER_FOOT = 12;

/** How many kg, cm or kcal one is, what it is converted to where nothing is named, and how it is written. */
const UNITS: Readonly<Record<Unit, UnitFacts>> = {
  kg: { kind: 'weight', per: 1, other: 'lb', named: 'kgs?|kilos?|kilograms?' },
  g: { kind: 'weight', per: 0.001, other: 'oz', named: 'g|grams?' },
  lb: { kind: 'weight', per: KG_PER_LB, other: 'kg', named: 'lbs?|pounds?' },
  oz: { kind: 'weight', per: KG_PER_LB / 16, other: 'g', named: 'oz|ounces?' },
  st: { kind: 'weight', per: KG_PER_LB * LB_PER_STONE, other: 'kg', named: 'st|stones?' },
  m: { kind: 'length', per: 100, other: 'ft', named: 'm|met(?:er|re)s?' },
  cm: { kind: 'length', per: 1, other: 'in', named: 'cms?|centimet(?:er|re)s?' },
  in: { kind: 'length', per: CM_PER_INCH, other: 'cm', named: 'in|inch(?:es)?|"' },
  ft: {
    kind: 'length',
    per: CM_PER_INCH * INCHES_PER_FOOT,
    other: 'cm',
    named: "ft|foot|feet(?: and inches)?|'",
  },
  kcal: { kind: 'energy', per: 1, other: 'kJ', named: 'k?cals?|(?:kilo)?calories?' },
  kJ: { kind: 'energy', per: 1 / KJ_PER_KCAL, other: 'kcal', named: 'kj|kilojoules?' },
};

const FACTORS: Readonly<Record<Kind, { text: string; slug: string }>> = {
  weight: {
    text: 'one pound is exactly 0.45359237 kg',
    slug: 'body-fat-and-measuring',
  },
  length: { text: 'one inch is exactly 2.54 cm', slug: 'body-fat-and-measuring' },
  energy: { text: 'one kcal is 4.184 kJ', slug: 'calories' },
};
const PARTS: Readonly<Partial<Record<Unit, string>>> = {
  oz: ', and 16 oz make a pound',
  st: ', and 14 lb make a stone',
  ft: ', and 12 in make a foot',
};

export const measureUnitsSkill = defineSkill({
  name: 'convert_measure',
  description: 'Converts a weight, a length or an energy between metric and customary units.',
  input: z
    .object({ value: z.number().positive().max(1_000_000), unit, to: unit })
    .refine((asked) => UNITS[asked.unit].kind === UNITS[asked.to].kind, {
      error: 'A weight, a length and an energy are not converted into each other',
    }),
  output: z.object({ value: z.number(), text: z.string() }),
  run(asked) {
    const inBase = asked.value * UNITS[asked.unit].per;
    const value = inBase / UNITS[asked.to].per;
    return { value, text: asked.to === 'ft' ? feetAndInches(inBase) : measureText(value, asked.to) };
  },
});

/** "84.4 kg", "12 st 4 lb", "8368 kJ"; a small value to the hundredth. */
function measureText(value: number, shown: Unit): string {
  if (shown === 'st') {
    const pounds = roundTo(value * LB_PER_STONE, 1);
    const stones = Math.floor(pounds / LB_PER_STONE);
    return `${stones} st ${roundTo(pounds - stones * LB_PER_STONE, 1)} lb`;
  }
  const isSmall = value < 10;
  return `${roundTo(value, isSmall ? 2 : UNITS[shown].kind === 'energy' ? 0 : 1)} ${shown}`;
}

const ANY_UNIT = Object.values(UNITS)
  .map(({ named }) => named)
  .join('|');
const END = String.raw`(?=[\s?.!,]|$)`;
const AMOUNT = String.raw`(?<number>\d{1,6}(?:[.,]\d{1,3})?|an?|one) ?-?(?<unit>${ANY_UNIT})(?: ?(?:and )?(?<rest>\d{1,2}(?:[.,]\d)?)(?: ?(?:lbs?|pounds?|in|inch(?:es)?|"))?)?${END}`;
const LEAD = `^(?:(?:so|and|ok|hi|hey|please|captain),? )*(?:(?:can|could) you (?:please )?)?(?<order>convert )?(?:(?:what|how (?:much|tall|heavy|long))(?:'s|s| is| are) |i weigh |i(?:'m| am) |my (?:weight|height|waist) is )?(?:(?:an?|my|the) )?(?:(?:weight|height|waist)(?: of)? )?`;
const LAST = String.raw`(?: please)?[\s?.!]*$`;
const ASKED: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${AMOUNT}(?:,? (?:weight|height|tall|waist))?(?:[,.]? what(?:'s| is) (?:that|it|this))?(?: (?:in(?:to)?|to|as) (?<to>${ANY_UNIT}))${LAST}`,
  ),
  new RegExp(`${LEAD}${AMOUNT}${LAST}`),
  new RegExp(`^how (?:many|much) (?<to>${ANY_UNIT}) (?:is|are|in|make|equals?)(?: in)? ${AMOUNT}${LAST}`),
];

const NAMED = unit.options.map((one) => [one, new RegExp(`^(?:${UNITS[one].named})$`)] as const);

const unitNamed = (text: string): Unit | undefined => NAMED.find(([, named]) => named.test(text))?.[0];

/** What is to be converted; null where the message is more than that. */
function asked(question: string): { value: number; unit: Unit; to: Unit; told: string } | null {
  const plain = normaliseText(question)
    .toLowerCase()
    .trim()
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  const groups = ASKED.map((form) => form.exec(plain)?.groups).find(Boolean);
  const from = unitNamed(groups?.unit ?? '');
  if (!groups || !from || (!groups.to && !groups.order)) return null;
  const number = /\d/.test(groups.number ?? '') ? toNumber(groups.number ?? '') : 1;
  const parts = from === 'st' ? LB_PER_STONE : from === 'ft' ? INCHES_PER_FOOT : 0;
  const rest = toNumber(groups.rest ?? '0');
  if (groups.rest && rest >= parts) return null;
  const to = groups.to ? unitNamed(groups.to) : UNITS[from].other;
  const told = `${number} ${from}${groups.rest ? ` ${rest} ${from === 'st' ? 'lb' : 'in'}` : ''}`;
  return to && to !== from ? { value: number + (parts ? rest / parts : 0), unit: from, to, told } : null;
}

/** "186 lb in kg", "convert 5 ft 9 to cm", "how many kJ are 2,000 kcal?" */
export const measureUnitsRoute: SkillRoute = {
  name: measureUnitsSkill.name,
  reply(question) {
    const told = asked(question);
    const input = measureUnitsSkill.input.safeParse(told);
    if (!told || !input.success) return null;
    const { text, slug } = FACTORS[UNITS[told.unit].kind];
    const parts = PARTS[told.unit] ?? PARTS[told.to] ?? '';
    return {
      kind: 'answer',
      text: `${told.told} is **${measureUnitsSkill.run(input.data).text}**: ${text}${parts}.`,
      sources: [{ kind: 'handbook', slug }],
    };
  },
};
