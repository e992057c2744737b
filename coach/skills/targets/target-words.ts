import type { PersonalData } from '#contract/profile.ts';
import { bodyWeightText, heightText } from '#domain/body/body-text.ts';
import type { DailyTargets } from '#domain/targets/daily-targets.ts';
import { formulaSex } from '#domain/targets/energy-need.ts';
import type { Target } from '#domain/targets/target.ts';

const ACTIVITY_SHORT = {
  sedentary: 'mostly sitting',
  light: 'lightly active',
  moderate: 'moderately active',
  active: 'active',
  very_active: 'very active',
} as const;
const GOAL_SHORT = { lose: 'to lose weight', keep: 'to keep your weight', gain: 'to gain weight' } as const;

/** 1610 as "1,610". */
export const kcalText = (value: number) => `${value.toLocaleString('en-US')} kcal`;

/** The facts a calculation rests on, so that a wrong one is noticed: "a woman of 45, 165 cm, 82 kg, lightly active". */
export function factsLine(person: PersonalData): string {
  const sex = formulaSex(person.gender);
  const who = sex === 'female' ? 'a woman' : sex === 'male' ? 'a man' : 'an adult';
  const parts = [
    person.age === null ? who : `${who} of ${person.age}`,
    person.height === null ? null : heightText(person.height, person.units),
    person.weight === null ? null : bodyWeightText(person.weight, person.units),
    person.activity === null ? null : ACTIVITY_SHORT[person.activity],
    person.weightGoal === null ? null : GOAL_SHORT[person.weightGoal],
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const spanText = ({ range, unit, own }: Target) =>
  range && !own ? ` (${range.least} to ${range.most} ${unit})` : '';

function row(name: string, target: Target, before: string, note: string): string[] {
  if (target.value === null) return [];
  const value = target.unit === 'kcal' ? kcalText(target.value) : `${target.value} g`;
  return [
    `| ${name} | ${before}**${value}**${spanText(target)} | ${target.own ? 'you set this yourself' : note} |`,
  ];
}

/** Targets of a day as a table, with the sum behind the energy and every reason against a number. */
export function macroWords(targets: DailyTargets, person: PersonalData): string {
  const { energy, protein, netCarbs, fat } = targets;
  const rows = [
    ...row('Net carbs', netCarbs, 'up to ', 'a limit; studies call up to 50 g ketogenic'),
    ...row('Protein', protein, 'about ', 'a goal: put it first'),
    ...row('Fat', fat, 'about ', 'the rest of your energy; eat by appetite, not to reach the number'),
    ...row('Energy', energy, 'about ', 'an estimate'),
  ];
  const table = rows.length > 0 ? ['| | A day | |', '|---|---|---|', ...rows].join('\n') : '';
  return [
    ...reasonsOf([netCarbs, protein, energy]),
    rows.length > 0 ? `For ${factsLine(person)}:` : '',
    table,
    energy.value === null ? '' : energy.how,
    rows.length > 0
      ? 'Adjust these numbers by your weight, waist and hunger over three weeks; they know you better than a formula.'
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Each reason once; "we need … for this number" is not one to show here, because what is missing is asked for. */
function reasonsOf(targets: readonly Target[]): string[] {
  return [...new Set(targets.flatMap(({ reason }) => (reason === null ? [] : [reason])))].filter(
    (reason) => !/^We need .* for this number\b/.test(reason),
  );
}

/** The day's protein alone. */
export function proteinWords({ protein }: DailyTargets): string {
  if (protein.value === null) return protein.reason ?? '';
  const own = protein.own ? ' (your own number)' : spanText(protein);
  return `About **${protein.value} g of protein a day**${own}. ${protein.how} Spread over two or three meals, it protects muscle and keeps hunger away.`;
}
