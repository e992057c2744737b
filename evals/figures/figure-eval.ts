import type { Coach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { type FigureCase, type FigureMiss, missOf } from './figure-case.ts';
import { foodCases } from './food-cases.ts';
import { formulaCases } from './formula-cases.ts';
import { seededRandom } from './random.ts';

const FOOD_CASES = 120;

/** 200 questions with figures; the same ones for the same seed. */
export function figureCases(seed: number): FigureCase[] {
  const random = seededRandom(seed);
  return [...foodCases(FOOD_CASES, random), ...formulaCases(random)];
}

/** Asks the coach each question and returns what it got wrong. */
export async function figureMisses(coach: Coach, cases: readonly FigureCase[]): Promise<FigureMiss[]> {
  const misses: FigureMiss[] = [];
  for (const item of cases) {
    const { response } = await collectAnswer(coach.answer({ question: item.question, history: [] }));
    const miss = missOf(item, response);
    if (miss) misses.push(miss);
  }
  return misses;
}
