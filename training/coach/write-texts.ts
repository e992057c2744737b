import { readFileSync, writeFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { TOKENIZER } from '#coach/embedder/sentence-models.ts';
import { loadAskedCards } from '#coach/handbook/load-handbook.ts';
import { plainText } from '#coach/handbook/references.ts';
import { plainWording } from '#coach/retrieval/wording.ts';

/**
 * `node scripts/run.mjs training/coach/write-texts.ts FILE`: what `train_encoder.py` learns from. One JSON object a card: the
 * tokens of its ways of asking, of each with a slip of the hand, of each as it would go on from an earlier question about
 * the same subject ("salt: and how much of it?", null where the subject is not named), of its heading and its text.
 */
const [target = ''] = process.argv.slice(2);
const TOKENS_MOST = 96;
const TEXT_TOKENS_MOST = 128;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const tokenizer = new Tokenizer(read(TOKENIZER.tokenizer), read(TOKENIZER.config));
let drawn = 5;

/** A number from 0 to 1, the same in every run. */
function chance(): number {
  drawn = (drawn * 1103515245 + 12345) % 2 ** 31;
  return drawn / 2 ** 31;
}

function tokens(text: string, most = TOKENS_MOST): number[] {
  const all = tokenizer.encode(text).ids;
  return all.length > most ? [...all.slice(0, most - 1), ...all.slice(-1)] : all;
}

/** A letter left out, doubled or changed with the next in one long word. */
function withSlip(text: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []));
  const at = long[Math.floor(chance() * long.length)];
  const word = words[at ?? -1];
  if (at === undefined || word === undefined) return text;
  const place = 1 + Math.floor(chance() * (word.length - 3));
  const [before, letter, next, after] = [
    word.slice(0, place),
    word[place],
    word[place + 1],
    word.slice(place + 2),
  ];
  const kind = chance();
  words[at] =
    kind < 1 / 3
      ? `${before}${next}${after}`
      : kind < 2 / 3
        ? `${before}${next}${letter}${after}`
        : `${before}${letter}${letter}${next}${after}`;
  return words.join(' ');
}

function leaning(text: string, about: string): string | null {
  const name = new RegExp(`\\b(?:the |a |an |my )?${about.split(/\s+/).join('\\s+')}(?:e?s)?\\b`, 'i');
  if (!name.test(text)) return null;
  const bare = text.replace(name, chance() < 0.6 ? 'it' : 'that');
  return `${about}: ${chance() < 0.4 ? 'and ' : ''}${bare}`;
}

const cards = await loadAskedCards();
const lines = cards.map(({ id, about, heading, ask, text }) => ({
  id,
  asks: ask.map((one) => tokens(plainWording(one))),
  slips: ask.map((one) => tokens(plainWording(withSlip(one)))),
  leaning: ask.map((one) => {
    const said = leaning(one, about);
    return said === null ? null : tokens(plainWording(said));
  }),
  heading: tokens(plainWording(heading)),
  text: tokens(`${heading} ${plainText(text)}`, TEXT_TOKENS_MOST),
}));
writeFileSync(target, lines.map((line) => JSON.stringify(line)).join('\n'));
