import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MealRow } from '#contract/meal-text.ts';
import { certain } from '#domain/diary/estimates.ts';
import { SaidRows } from './said-rows.tsx';

const egg = {
  name: 'Egg',
  amount: { count: 2, unit: '' },
  grams: certain(100),
  values: { netCarbs: certain(1), totalCarbs: null, energy: null, protein: null, fat: null },
  source: { kind: 'food', foodId: '01129' } as const,
  sourceName: 'USDA SR28',
};
const known: MealRow = { said: 'eggs', isKnown: true, choices: [egg], doubts: [], asks: null };
const unknown: MealRow = { said: 'xyzzy blorf', isKnown: false, choices: [], doubts: [], asks: null };
const tooMuch: MealRow = { ...known, choices: [], asks: 'That amount of eggs is too large.' };

const shown = (...rows: MealRow[]) =>
  renderToString(
    <SaidRows
      rows={rows}
      isLogging={false}
      onLog={async () => {}}
      onCancel={() => {}}
      onOwnFigures={() => {}}
    />,
  );

test.each([
  [[known], 'One food was found.'],
  [[known, known], '2 foods were found.'],
  [[unknown], 'We don&#x27;t know this food.'],
  [[unknown, unknown], 'We don&#x27;t know any of these foods.'],
  [[known, unknown], 'We know 1 of these 2 foods.'],
])('what is not known is not told as found (%#)', (rows, words) => {
  expect(/role="status"[^>]*>([^<]*)/.exec(shown(...rows))?.[1]).toBe(words);
});

test('what cannot be logged says why, and leaves nothing to log', () => {
  const page = shown(tooMuch);
  expect(page).toContain('That amount of eggs is too large.');
  expect(page).toMatch(/<button[^>]* disabled=""[^>]*>Log it/);
  expect(shown(known)).not.toMatch(/<button[^>]* disabled=""[^>]*>Log it/);
});
