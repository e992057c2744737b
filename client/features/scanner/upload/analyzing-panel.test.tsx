import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnalyzingPanel } from './analyzing-panel.tsx';

const shown = (ahead: number, seconds: number) =>
  renderToString(
    <AnalyzingPanel
      photos={[]}
      progress={{ stage: 'queued', uploaded: 1, place: { ahead, seconds } }}
      onCancel={() => {}}
    />,
  ).replaceAll('<!-- -->', '');

it.each([
  [0, 6, 'Your photo is next: about 6 seconds.'],
  [1, 12, '1 photo is ahead of yours: about 12 seconds.'],
  [14, 118, '14 photos are ahead of yours: about 2 minutes.'],
])('tells %i turns before and %i seconds in words', (ahead, seconds, words) => {
  expect(shown(ahead, seconds)).toContain(words);
});
