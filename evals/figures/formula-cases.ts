import type { FigureCase } from './figure-case.ts';
import { pick } from './random.ts';

/** Molar mass of glucose is 180.16 g/mol. */
const MG_PER_MMOL = 18.016;

function between(least: number, most: number, random: () => number): number {
  return least + Math.round(random() * (most - least));
}

function oneDecimal(least: number, most: number, random: () => number): number {
  return between(least * 10, most * 10, random) / 10;
}

/** Glucose divided by ketones, both in mmol/L. */
function gkiCase(random: () => number): FigureCase {
  const ketones = oneDecimal(0.4, 5, random);
  if (random() < 0.5) {
    const glucose = between(60, 160, random);
    const question = pick(
      [
        `My glucose is ${glucose} mg/dL and ketones ${ketones}, what is my GKI?`,
        `what's the glucose ketone index for glucose ${glucose} and ketones ${ketones} mmol`,
      ],
      random,
    );
    return {
      kind: 'gki',
      question,
      figures: [{ value: glucose / MG_PER_MMOL / ketones, within: 0.05, unit: '' }],
      words: ['GKI'],
    };
  }
  const glucose = oneDecimal(3.5, 8, random);
  const question = `What is my GKI with glucose of ${glucose} mmol/L and ketones of ${ketones} mmol/L?`;
  return {
    kind: 'gki',
    question,
    figures: [{ value: glucose / ketones, within: 0.05, unit: '' }],
    words: ['GKI'],
  };
}

function glucoseCase(random: () => number): FigureCase {
  if (random() < 0.5) {
    const mg = between(70, 250, random);
    const question = pick([`What is ${mg} mg/dL in mmol/L?`, `convert ${mg} mg/dl to mmol`], random);
    return {
      kind: 'glucose',
      question,
      figures: [{ value: mg / MG_PER_MMOL, within: 0.05, unit: 'mmol/L' }],
      words: [],
    };
  }
  const mmol = oneDecimal(4, 14, random);
  const question = pick(
    [`What is ${mmol} mmol/L in mg/dL?`, `convert ${mmol} mmol/l glucose to mg/dl`],
    random,
  );
  return {
    kind: 'glucose',
    question,
    figures: [{ value: mmol * MG_PER_MMOL, within: 0.5, unit: 'mg/dL' }],
    words: [],
  };
}

/** ADAG: average glucose in mg/dL is 28.7 x A1C - 46.7. */
function a1cCase(random: () => number): FigureCase {
  if (random() < 0.5) {
    const a1c = oneDecimal(4.8, 11, random);
    const value = 28.7 * a1c - 46.7;
    return {
      kind: 'a1c',
      question: pick(
        [
          `What average glucose goes with an A1C of ${a1c}?`,
          `my a1c is ${a1c}, what is that as average glucose?`,
        ],
        random,
      ),
      figures: [
        { value, within: 0.51, unit: 'mg/dL' },
        { value: value / MG_PER_MMOL, within: 0.051, unit: 'mmol/L' },
      ],
      words: [],
    };
  }
  const average = between(90, 240, random);
  return {
    kind: 'a1c',
    question: `My average glucose is ${average} mg/dL, what A1C is that?`,
    figures: [{ value: (average + 46.7) / 28.7, within: 0.051, unit: '%' }],
    words: ['A1C'],
  };
}

const ACTIVITIES = [
  ['sedentary', 1.2],
  ['lightly active', 1.375],
  ['moderately active', 1.55],
] as const;

/** Mifflin-St Jeor 1990; protein 1.5 g for each kg that a body mass index of 22 would be; 20 g net carbs. */
function macroCase(random: () => number): FigureCase {
  const age = between(25, 65, random);
  const height = between(155, 190, random);
  const weight = between(65, 120, random);
  const sex = pick(['female', 'male'] as const, random);
  const [activity, factor] = pick(ACTIVITIES, random);
  const resting = 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
  return {
    kind: 'macros',
    question: `I am ${age}, ${sex}, ${height} cm, ${weight} kg, ${activity} and want to keep my weight. What should my macros be?`,
    figures: [
      { value: resting * factor, within: 5, unit: 'kcal' },
      { value: 1.5 * 22 * (height / 100) ** 2, within: 0.5, unit: 'g' },
      { value: 20, within: 0, unit: 'g' },
    ],
    words: ['Protein', 'Net carbs', 'Fat'],
  };
}

/** Questions whose answers are formulas, worked out here from their published forms. */
export function formulaCases(random: () => number): FigureCase[] {
  const many = (count: number, make: (random: () => number) => FigureCase) =>
    Array.from({ length: count }, () => make(random));
  return [...many(20, gkiCase), ...many(20, glucoseCase), ...many(20, a1cCase), ...many(20, macroCase)];
}
