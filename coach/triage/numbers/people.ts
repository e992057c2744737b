import type { Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

/** Whose a number is; `unknown` where nobody is named, which in a message means the writer. */
export type Whose = 'self' | 'other' | 'child' | 'unknown';

const SELF = new Set(
  words(
    "i, i'm, im, i've, ive, i'd, me, myself, we, yo, tengo, estoy, mi, je, j, moi, ai, ma, mes, ich, habe, mein, meine, meinen, meiner, io, ho, mia, eu, tenho, estou, minha, meu, meus, minhas, ik, heb, mijn, mam, mój, moja, moje, moją, main, mera, meri, mere, my, our",
  ),
);
/** Self words that only say whose the next word is: "my dad" is not oneself. */
const OWNING = new Set(
  words(
    'my, our, mi, mon, ma, mein, meine, meinen, meiner, mia, mio, minha, meu, mijn, mój, moja, mojej, mera, meri, mere',
  ),
);
const ADULTS = words(
  "dad, daddy, father, mom, mum, mama, mommy, mother, husband, hubby, wife, partner, spouse, boyfriend, girlfriend, bf, gf, fiance, brother, sister, uncle, aunt, cousin, friend, roommate, neighbor, neighbour, coworker, colleague, grandma, grandpa, grandmother, grandfather, granny, gran, nan, nana, patient, client, papa, he, she, his, her, him, he's, she's, papi, madre, padre, esposo, esposa, marido, mujer, hermano, hermana, abuela, abuelo, femme, père, frère, soeur, mutter, vater, oma, opa, bruder, schwester, marito, moglie, nonna, nonno, pai, mãe, avó, avô, vader, moeder, vrouw, tata, taty, tato, mama, mamy, mąż, męża, żona, żony, babcia, mummy, pati, patni, biwi",
);
const CHILDREN = words(
  'son, daughter, child, kid, kiddo, baby, toddler, infant, newborn, boy, girl, teen, teenager, nephew, niece, grandson, granddaughter, grandchild, stepson, stepdaughter, hijo, hija, niño, niña, bebé, fils, fille, bébé, sohn, tochter, figlio, figlia, bambino, bambina, filho, filha, zoon, dochter, kindje, syn, syna, córka, córki, dziecko, beti, bete',
);
const OTHERS: ReadonlyMap<string, Whose> = new Map([
  ...ADULTS.map((word) => [word, 'other'] as const),
  ...CHILDREN.map((word) => [word, 'child'] as const),
]);
const PRONOUNS = new Set(words("he, she, his, her, him, he's, she's"));
/** Somebody only where owned: "my man", "mein Kind", but "kind of" and "beta blocker". */
const OWNED: ReadonlyMap<string, Whose> = new Map([
  ...['man', 'mann', 'frau', 'mari', 'mere'].map((word) => [word, 'other'] as const),
  ...['kind', 'beta'].map((word) => [word, 'child'] as const),
]);
/** "my 9 year old" */
const OLD = new Set(words('yo, year, years, yr, yrs, y'));
/** years */
export const ADULT_FROM = 18;
/** After "I" these tell what was done for somebody else: "my dad ... i checked, 320". */
const DONE_FOR = new Set(
  words(
    "checked, tested, took, measured, just, gave, think, don't, found, tried, called, can't, see, pricked, dont, cant",
  ),
);

/** Pieces that are looked back over for a person. */
const LOOKED_BACK = 80;

/** The person a word names, or null. Possessives count: "dad's". */
function personOf(tokens: readonly Token[], at: number): Whose | null {
  const text = wordAt(tokens, at).replace(/'s$/, '');
  if (text === 'yo' && tokens[at - 1]?.kind === 'number') return null;
  const owned = OWNING.has(wordAt(tokens, at - 1)) ? OWNED.get(text) : undefined;
  if (owned) return owned;
  // French "son sucre" is his or hers, Spanish "cetonas son 4" is a verb.
  if (wordAt(tokens, at) === 'son' && tokens[at + 1]?.kind === 'label') return 'other';
  if (text === 'son' && tokens[at - 1]?.kind === 'label') return null;
  const age = OWNING.has(text) ? tokens[at + 1] : undefined;
  if (age?.kind === 'number' && OLD.has(wordAt(tokens, at + 2)))
    return age.value < ADULT_FROM ? 'child' : 'other';
  // "my daughters sugar"
  const owner = tokens[at + 1]?.kind === 'label' ? text.replace(/s$/, '') : text;
  const other = OTHERS.get(wordAt(tokens, at)) ?? OTHERS.get(text) ?? OTHERS.get(owner);
  if (other) return other;
  return SELF.has(text) && !(OWNING.has(text) && leadsToPerson(tokens, at)) ? 'self' : null;
}

/** "my dad", "our 9 year old daughter", "my poor husband". */
function leadsToPerson(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3, 4].some((ahead) => {
    const between = tokens.slice(at + 1, at + ahead);
    const text = wordAt(tokens, at + ahead).replace(/'?s$/, '');
    const isOpen = between.every((token) => token.kind === 'word' || token.kind === 'number');
    return isOpen && (OTHERS.has(text) || OWNED.has(text)) && !PRONOUNS.has(text);
  });
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}

/**
 * Whose the number at a place is: the person named last before it in the sentence, else the first behind it ("320, my
 * dad"), else whoever the sentence before spoke of. A pronoun after a child means the child.
 */
export function whoseAt(tokens: readonly Token[], at: number, before: Whose): Whose {
  let found: Whose | null = null;
  const from = Math.max(0, at - LOOKED_BACK);
  for (let index = from; index < tokens.length && (index < at || found === null); index++) {
    const token = tokens[index];
    if (index > at && (token?.kind === 'stop' || token?.kind === 'number')) break;
    const person = personOf(tokens, index);
    if (!person || (index > at && person === 'self')) continue;
    const isChildAgain: boolean = PRONOUNS.has(wordAt(tokens, index)) && (found ?? before) === 'child';
    found = isChildAgain ? 'child' : nextFound(tokens, index, person, found);
  }
  return found ?? before;
}

/** "my dad ... i checked, 320": an "i" that did something for somebody else owns no number. */
function nextFound(tokens: readonly Token[], index: number, person: Whose, found: Whose | null): Whose {
  const hasOther = found === 'other' || found === 'child';
  // Polish "tata ma cukier": has, where French "ma" is mine.
  const isVerb = wordAt(tokens, index) === 'ma' && personOf(tokens, index - 1) !== null;
  const isHelp = DONE_FOR.has(wordAt(tokens, index + 1)) || isVerb;
  return person === 'self' && hasOther && isHelp ? found : person;
}
