import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayMeals } from './day-meals.tsx';

const log = {
  isLogging: false,
  log: async () => true,
  remove: () => {},
  change: async () => true,
};

test.each([
  [false, 'Nothing logged yet.'],
  [true, 'We can&#x27;t tell while you&#x27;re offline.'],
])('a meal without entries of a day that is known in part: %s', (isPartial, words) => {
  const page = renderToString(
    <DayMeals entries={[]} dayBefore={[]} isPartial={isPartial} zone="UTC" log={log} />,
  );
  expect(page.match(/<p [^>]*>[^<]*<\/p>/g)).toEqual(Array(4).fill(expect.stringContaining(words)));
});
