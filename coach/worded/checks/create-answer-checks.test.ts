import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHandbook } from '../../handbook/load-handbook.ts';
import { replaceReferences } from '../../handbook/references.ts';
import { createAnswerChecks } from './create-answer-checks.ts';

const ALLOWED = ['Net carbs: 20 to 50 g a day.', 'Glucose 117 mg/dL.'];

function checked(pieces: readonly string[], allowed: readonly string[] = ALLOWED) {
  const checks = createAnswerChecks();
  for (const text of allowed) checks.allow(text);
  checks.allowSource(1, '/handbook/keto-flu');
  checks.allowSource(2, 'https://doi.org/10.1000/xyz123');
  const text = pieces.map((piece) => checks.push(piece)).join('') + checks.end();
  return { text, unchecked: checks.unchecked, cited: checks.cited, removed: checks.removed };
}

const FRAGMENTS = [
  ...[
    'Eat ',
    '20',
    ' g',
    '–50 g',
    ' of net carbs',
    ' 25 grams',
    '**30** g',
    '\n',
    '\n\n- ',
    '1. ',
    '. ',
    ' ',
  ],
  ...[
    '[1]',
    '[2',
    ']',
    '[9] ',
    '[1, 2]',
    '[x](https://evil.example/?a=1)',
    '![i](',
    'https://',
    'evil.example',
    ')',
  ],
  ...[
    '<b>',
    '</b>',
    '<',
    '&#50;',
    '&',
    '\\',
    'javascript:',
    'www.',
    '🥑',
    '👩‍🍳',
    '\u200b',
    '\u202e',
    'é',
    '½',
    '1,4',
  ],
  ...[
    '00 kcal',
    ' stop ',
    'metformin',
    ' insulin',
    ' resistance',
    'You can ',
    ' no need to ',
    'call ',
    'a doctor',
    '!',
  ],
  ...['(//evil.example/x)', '【9】', '[x]', ':', ' /x'],
  ...['type 2', 'B12', '7/10', ' 4:1', 'twenty', '-five', ' to ', ' per ', 'kg', '%', '\ud83e', '\udd51'],
];

describe('checks of an answer', () => {
  it('marks figures, numbers sources and takes out what a coach must not say', () => {
    const answer =
      'Keep net carbs at **20–50 g** a day [1], some say 35 g [2][7]. Your 117 mg/dL is 6.5 mmol/L [2]. ' +
      'You can stop metformin then. More [here](https://evil.example/?d=117).';
    expect(checked([answer])).toEqual({
      text:
        'Keep net carbs at **20–50 g** a day [[1]](/handbook/keto-flu), some say 35 g *(not from my sources)* ' +
        '[[2]](https://doi.org/10.1000/xyz123). Your 117 mg/dL is 6.5 mmol/L [[2]](https://doi.org/10.1000/xyz123). ' +
        'You can … *(left out: changes of a medicine belong to the doctor who prescribed it)* More here.',
      unchecked: ['35 g'],
      cited: [1, 2],
      removed: 1,
    });
  });

  it('counts no source or figure of a sentence that is taken out', () => {
    const { unchecked, cited, removed } = checked(['Reduce your insulin by 30% [1]. Eat fish [2].']);
    expect({ unchecked, cited, removed }).toEqual({ unchecked: [], cited: [2], removed: 1 });
  });

  it('takes what a tool returns in the middle of an answer', () => {
    const checks = createAnswerChecks();
    const first = checks.push('I look it up. ');
    checks.allow('Eggs: 0.6 g of net carbs each');
    checks.allowSource(1);
    const rest = checks.push('An egg has 0.6 g [1].') + checks.end();
    expect(first + rest).toBe('I look it up. An egg has 0.6 g [1].');
    expect(checks.cited).toEqual([1]);
  });

  it('takes out characters that hide words', () => {
    expect(checked(['You can stop met\u200bfor\u00admin now. Eat \u202e25 g\u202c.']).text).toBe(
      'You can … *(left out: changes of a medicine belong to the doctor who prescribed it)* Eat 25 g *(not from my sources)*.',
    );
    expect(checked(['Family 👩‍🍳, naïve.']).text).toBe('Family 👩‍🍳, naïve.');
  });

  it('reads words that markup cuts apart', () => {
    expect(checked(['You can stop met<b></b>formin.']).removed).toBe(1);
    expect(checked(['Eat 2<i></i>5 g.']).unchecked).toEqual(['25 g']);
    expect(checked(['Eat &#50;&#53; g.']).unchecked).toEqual(['25 g']);
    expect(checked(['Eat **2**5 g.']).unchecked).toHaveLength(1);
  });

  it('passes plain words on at once', () => {
    const checks = createAnswerChecks();
    const pieces = ['Ketosis', ' keeps', ' your', ' body', ' burning', ' fat'];
    expect(pieces.map((piece) => checks.push(piece))).toEqual(pieces);
  });

  it('gives the same whole for any cut into pieces', () => {
    const fragments = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 });
    fc.assert(
      fc.property(fragments, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }), (some, sizes) => {
        const text = some.join('');
        expect(checked(cut(text, sizes))).toEqual(checked([text]));
      }),
      { numRuns: 400 },
    );
  });

  it('never lets an address of others, a script or a hidden character through', () => {
    const fragments = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 });
    fc.assert(
      fc.property(fragments, (some) => {
        const { text } = checked([some.join('')]);
        expect(text).not.toMatch(/\]\(\s*<?(?:[a-z]+:|\/\/|www\.)(?!\/\/doi\.org\/10\.1000\/xyz123\))/i);
        expect(text).not.toMatch(/https?:\/\/(?!doi\.org)|javascript:|<[a-z/!]|[\u200b\u202e]/i);
      }),
      { numRuns: 400, examples: [[['www.', 'javascript:', '-five', ':']]] },
    );
  });
});

const { cards } = await loadHandbook();

describe('the handbook as an answer', () => {
  const bodies = cards.map(({ text }) => replaceReferences(text, () => ''));

  it('passes word for word where its figures are allowed, but for a sentence on medicines in one card of fifty', () => {
    expect(bodies.length).toBeGreaterThan(2000);
    const all = bodies.map((body) => ({ body, ...checked(body.match(/[\s\S]{1,7}/g) ?? [], [body]) }));
    expect(all.filter(({ unchecked, cited }) => unchecked.length > 0 || cited.length > 0)).toEqual([]);
    expect(all.filter(({ body, text, removed }) => removed === 0 && text !== body)).toEqual([]);
    expect(all.filter(({ removed }) => removed > 0).length / all.length).toBeLessThan(0.02);
  });

  it('is marked all over where another article alone is allowed', () => {
    const [first = '', ...others] = bodies;
    const withUnits = /\b\d+(?:\.\d+)? (?:g|mg|kcal|mg\/dL|mmol\/L|kg|percent)\b/;
    for (const body of others.filter((text) => withUnits.test(text) && text !== first).slice(0, 60)) {
      const figure = withUnits.exec(body)?.[0] ?? '';
      const { text, unchecked } = checked(
        [`There is ${figure}9 of it.`.replace(/ (\S+)9 of/, '9 $1 of')],
        [body],
      );
      expect(text, figure).toContain('*(not from my sources)*');
      expect(unchecked).toHaveLength(1);
    }
  });
});

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(text.slice(from, from + size));
    from += size;
  }
  return [...pieces, text.slice(from)];
}
