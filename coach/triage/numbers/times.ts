import type { Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

/**
 * When a number held: `days` ago (up to a week), `months` (weeks and more) or `years`; `asked` is conditional or only
 * asked about; a `goal` or a conversion is nobody's.
 */
export type When = 'now' | 'days' | 'months' | 'years' | 'asked' | 'goal';

const CUES: readonly (readonly [When, readonly string[]])[] = [
  [
    'asked',
    words(
      'what if, what does, what do, what would, what is a, whats a, how bad is, how dangerous is, how high is, how low is, que pasa si, es normal, et si, que faire si, was ist wenn, was wenn, ist ein, e se, wat als, is een, co jesli, czy, agar, kya',
    ),
  ],
  [
    'goal',
    words(
      'should my, should it, should be, should i be, should i aim, supposed to be, convert, normal range, target range, ideal range, optimal, recommended, my goal, goal is, the goal, target is, my target, aim is, aim for, aiming for, want it, stay under, keep it under, keep under, keep it below, stay below, a1c means, level means',
    ),
  ],
  [
    'years',
    words(
      "years ago, years back, year ago, decade ago, last year, used to be, when i was diagnosed, when i was younger, when i was a, when i got diagnosed, at diagnosis, as a child, as a kid, back in, hace un ano, hace dos anos, hace anos, ano pasado, l'annee derniere, il y a deux ans, il y a un an, letztes jahr, vor zwei jahren, vor einem jahr, l'anno scorso, anno fa, anni fa, ano passado, anos atras, ha dois anos, vorig jaar, jaar geleden, w zeszlym roku, lata temu, rok temu, pichle saal, saal pehle",
    ),
  ],
  [
    'months',
    words(
      'last month, months ago, month ago, weeks ago, last spring, last summer, last fall, last winter, mes pasado, mois dernier, letzten monat, mese scorso, mes passado, vorige maand, pichle mahine',
    ),
  ],
  [
    'days',
    words('days ago, last week, week ago, the other day, the other night, last weekend, earlier this week'),
  ],
];
const NOW = words(
  'now, right now, today, currently, tonight, just now, this morning, ahora, hoy, maintenant, jetzt, heute, adesso, oggi, agora, hoje, nu, vandaag, teraz, abhi, aaj',
);
const PAST_VERBS = words(
  'was, were, had, went, hit, got, era, estaba, etait, war, hatte, fu, era, estava, tinha, had, byl, mialem, tha, thi',
);
/** After "is" at the head of a question: "is 45 too low", "is a sugar of 45 bad". "is my sugar of 45 bad" tells of one. */
const IS = new Set(words('is, are, would, could, est, ist, è, é'));
const ARTICLES = new Set(words('a, an, une, ein, einen, una, um, uma, een'));
const JUDGED = new Set(
  words(
    'normal, normale, normaal, normalny, good, bad, ok, okay, fine, safe, dangerous, too, high, low, est',
  ),
);

/** Places in the sentence at which a clause ends. */
function clauseOf(tokens: readonly Token[], at: number): { from: number; to: number } {
  const ends = (token: Token | undefined) =>
    token === undefined ||
    token.kind === 'stop' ||
    (token.kind === 'link' && token.text === ',') ||
    (token.kind === 'word' && ['but', 'pero', 'aber', 'mais', 'ma', 'maar', 'ale'].includes(token.text));
  let from = at;
  let to = at;
  while (from > 0 && !ends(tokens[from - 1])) from--;
  while (!ends(tokens[to + 1]) && to < tokens.length) to++;
  return { from, to };
}

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(({ text }) => text).join(' ')} `;
const has = (text: string, cues: readonly string[]) => cues.some((cue) => text.includes(` ${cue} `));

/** When the number at a place held, by the words of its own clause, else of clauses around it that have no number. */
export function whenAt(tokens: readonly Token[], at: number): When {
  const { from, to } = clauseOf(tokens, at);
  const clause = tokens.slice(from, to + 1);
  const own = cueIn(clause, tokens.slice(from, at));
  if (own) return own;
  if (isAskedOf(tokens, from, at)) return 'asked';
  const leading = from > 0 ? neighbour(tokens, clauseOf(tokens, from - 2)) : null;
  const isPastVerb = has(textOf(clause), PAST_VERBS);
  if (leading === 'asked' || leading === 'goal' || (leading && !has(textOf(clause), ['is', 'am', 'are'])))
    return leading;
  const trailing = isPastVerb && to + 2 < tokens.length ? neighbour(tokens, clauseOf(tokens, to + 2)) : null;
  return trailing === 'asked' || trailing === 'goal' ? 'now' : (trailing ?? 'now');
}

/** The cue of a clause that has no number of its own. */
function neighbour(tokens: readonly Token[], { from, to }: { from: number; to: number }): When | null {
  const clause = tokens.slice(Math.max(from, 0), to + 1);
  const isMeasuring = clause.some((token) => token.kind === 'number' && !isYear(token));
  return isMeasuring || clause.length === 0 ? null : cueIn(clause, clause);
}

/** @param before the part of the clause in front of the number, where a question or a goal must stand */
function cueIn(clause: readonly Token[], before: readonly Token[]): When | null {
  const text = textOf(clause);
  const isOfFront = (when: When) => when === 'asked' || when === 'goal';
  const found = CUES.find(([when, cues]) => has(isOfFront(when) ? textOf(before) : text, cues));
  const isConditional = /^ (?:if|si|wenn|se|als|jesli|agar) /.test(textOf(before));
  if (found && isOfFront(found[0])) return found[0];
  if (isConditional) return 'asked';
  if (has(text, NOW)) return 'now';
  if (found) return found[0];
  return clause.some(isYear) ? 'years' : null;
}

/** "in 2019" */
export function isYear(token: Token): boolean {
  return token.kind === 'number' && token.decimals === 0 && token.value >= 1950 && token.value <= 2100;
}

/** "is a sugar of 45 normal", "is 45 too low", "une glycémie de 12 est normale": a number of nobody. */
function isAskedOf(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens.slice(from, at);
  const isJudged = JUDGED.has(tokens[at + 1]?.text ?? '');
  const label = before.findIndex(({ kind }) => kind === 'label');
  const [article, verb] = [before[label - 1]?.text ?? '', before[label - 2]?.text ?? ''];
  const isVerb = IS.has(verb) || (IS.has(article) && isJudged) || ['normal', 'normale'].includes(verb);
  if (label !== -1) return (ARTICLES.has(article) && (isVerb || isJudged)) || (IS.has(article) && isJudged);
  return IS.has(before.at(-1)?.text ?? '') && (isJudged || ARTICLES.has(tokens[at + 1]?.text ?? ''));
}
