import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InOwnWords } from './in-own-words.tsx';

afterEach(() => vi.unstubAllGlobals());

/** What a browser of this language is shown after the English. */
function shown(language: string, before?: string): string {
  vi.stubGlobal('navigator', { language });
  return renderToString(<InOwnWords word="numbers" {...(before === undefined ? {} : { before })} />);
}

it.each([
  ['de-DE', 'de', 'Notrufnummern'],
  ['es-MX', 'es', 'Números de emergencia'],
  ['hi-IN', 'hi', 'आपातकालीन नंबर'],
  ['PT', 'pt', 'Números de emergência'],
])('a browser that speaks %s reads its word, marked as %s, on a line of its own', (language, lang, word) => {
  expect(shown(language)).toBe(`<span lang="${lang}" class="block">${word}</span>`);
});

it('stands in the line of the English where something parts them', () => {
  expect(shown('de-AT', ' / ')).toBe(' / <span lang="de">Notrufnummern</span>');
});

it.each(['en-US', 'cy'])('a browser that speaks %s reads the English alone', (language) => {
  expect(shown(language, ' / ')).toBe('');
});
