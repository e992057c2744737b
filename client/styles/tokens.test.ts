import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const client = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** [day chart, night watch] of every plain colour token. */
const TOKENS = new Map(
  [...css.matchAll(/--color-([a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)]
    .map(([, name = '', day, night, both]): [string, [string, string]] => [
      name,
      [day ?? both ?? '', night ?? both ?? ''],
    ])
    // The first is the screen's; those of print stand behind it.
    .reverse(),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lower contrast ratio of the two themes. */
function contrast(one: string, other: string): number {
  const ofTheme = (theme: 0 | 1) => {
    const [a, b] = [TOKENS.get(one)?.[theme], TOKENS.get(other)?.[theme]];
    if (!a || !b) throw new Error(`No colour token ${a ? other : one}`);
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  return Math.min(ofTheme(0), ofTheme(1));
}

/** Grounds that text of any kind stands on. */
const GROUNDS = ['page', 'card', 'shoal', 'land'] as const;
const MEANINGS = ['kelp', 'lagoon', 'amber', 'coral', 'rose'] as const;
const SOLID = ['sea', 'sea-strong', 'rose', 'rose-strong', 'coral'] as const;

const source = globSync('{features,routes,ui,lib}/**/*.{ts,tsx}', { cwd: client })
  .filter((path) => !path.startsWith('ui/illustrations/'))
  .map((path) => readFileSync(join(client, path), 'utf8'))
  .join('\n');

const used = (kind: string): string[] =>
  [...new Set([...source.matchAll(new RegExp(`\\b${kind}-([a-z-]+)`, 'g'))].map(([, name = '']) => name))]
    .filter((name) => TOKENS.has(name))
    .sort();

describe('text has a contrast of 4.5 in both themes', () => {
  test.each(GROUNDS.flatMap((ground) => ['ink', 'ink-soft', 'sea', ...MEANINGS].map((ink) => [ink, ground])))(
    '%s on %s',
    (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(MEANINGS.flatMap((ink) => [ink, 'ink', 'ink-soft'].map((text) => [text, `${ink}-wash`])))(
    '%s on %s',
    (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(SOLID.map((ground) => [`on-${ground.replace('-strong', '')}`, ground]))(
    '%s on %s',
    (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test('no other colour is used for text', () => {
    const known = ['ink', 'ink-soft', 'sea', ...MEANINGS, 'on-sea', 'on-rose', 'on-coral'];
    // The last two colour the waves, which are drawings.
    expect(used('text').filter((name) => !known.includes(name))).toEqual(['land', 'shoal']);
  });
});

describe('what must be seen to be used has a contrast of 3', () => {
  test.each([...GROUNDS, ...MEANINGS.map((name) => `${name}-wash`)])('the focus ring on %s', (ground) =>
    expect(contrast('rose', ground)).toBeGreaterThanOrEqual(3),
  );

  test.each(GROUNDS.flatMap((ground) => ['line-strong', 'ink', 'sea'].map((line) => [line, ground])))(
    'the edge of a control, %s on %s',
    (line, ground) => expect(contrast(line, ground)).toBeGreaterThanOrEqual(3),
  );

  test.each(
    ['sea', 'rose', 'lagoon', 'kelp', 'amber', 'brass', 'coral'].flatMap((line) => [
      [line, 'card'],
      [line, 'page'],
    ]),
  )('a line or bar of a chart, %s on %s', (line, ground) =>
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3),
  );

  test('charts are drawn in no other colour', () => {
    const known = [
      'sea',
      'rose',
      'lagoon',
      'kelp',
      'amber',
      'brass',
      'coral',
      'ink',
      'ink-soft',
      'line-strong',
    ];
    // A track or grid behind the drawing, which says nothing by itself.
    const quiet = ['card', 'line', 'page', 'shoal-deep'];
    expect(used('stroke').filter((name) => ![...known, ...quiet].includes(name))).toEqual([]);
  });
});
