import type { Token } from './number-tokens.ts';
import { words } from './quantity-names.ts';

/**
 * When a number held: `days` ago (up to a week), `months` (weeks and more) or `years`; `asked` is conditional or only
 * asked about; a `goal` or a conversion is nobody's.
 */
export type When = 'now' | 'days' | 'months' | 'years' | 'asked' | 'goal';

const ASKED = words(
  'what if, what does, what do, what would, what is a, whats a, how bad is, how dangerous is, how high is, how low is, que pasa si, es normal, et si, que faire si, was ist wenn, was wenn, ist ein, e se, wat als, is een, co jesli, czy, agar, kya',
);
const GOAL = words(
  'should my, should it, should be, should i be, should i aim, supposed to be, convert, normal range, target range, ideal range, optimal, recommended, my goal, goal is, the goal, target is, my target, aim is, aim for, aiming for, want it, stay under, keep it under, keep under, keep it below, stay below, a1c means, level means',
);
/** A condition at the head of a clause. */
const CONDITION = /^ (?:and |but |so )?(?:if|si|wenn|se|als|jesli|agar) /;
const PAST: readonly (readonly [When, readonly string[]])[] = [
  [
    'years',
    words(
      "years ago, years back, year ago, decade ago, last year, used to be, when i was diagnosed, when i was younger, when i was a, when i got diagnosed, at diagnosis, as a child, as a kid, back in, hace un ano, hace dos anos, hace anos, ano pasado, l'annee derniere, il y a deux ans, il y a un an, letztes jahr, vor zwei jahren, vor einem jahr, l'anno scorso, anno fa, anni fa, ano passado, anos atras, ha dois anos, vorig jaar, jaar geleden, w zeszlym roku, lata temu, rok temu, pichle saal, saal pehle",
    ),
  ],
  [
    'months',
    words(
      'last test, last blood test, last bloods, last check, last checkup, last appointment, last month, months ago, month ago, weeks ago, last spring, last summer, last fall, last winter, mes pasado, mois dernier, letzten monat, mese scorso, mes passado, vorige maand, pichle mahine',
    ),
  ],
  [
    'days',
    words('days ago, last week, week ago, the other day, the other night, last weekend, earlier this week'),
  ],
];
/** A low of the night is over by the time it is told; a high one may go on. */
const OVERNIGHT = words('last night, overnight, in the night, during the night, yesterday');
const NIGHT_REACH = 5;
const NOW = words(
  'now, right now, today, currently, tonight, just now, this morning, ahora, hoy, maintenant, jetzt, heute, adesso, oggi, agora, hoje, nu, vandaag, teraz, abhi, aaj',
);
const PAST_VERBS = new Set(
  words(
    'was, were, had, went, hit, got, era, estaba, etait, war, hatte, fu, era, estava, tinha, had, byl, mialem, tha, thi',
  ),
);
/** Tokens before a number among which its verb stands, behind it, and of the longest cue. */
const VERB_REACH = 4;
const BEHIND = 3;
const CUE_TOKENS_MOST = 5;
/** After "is" at the head of a question: "is 45 too low", "is a sugar of 45 bad". "is my sugar of 45 bad" tells of one. */
const IS = new Set(words('is, are, would, could, est, ist, è, é'));
const ARTICLES = new Set(words('a, an, une, ein, einen, una, um, uma, een'));
const JUDGED = new Set(
  words(
    'normal, normale, normaal, normalny, good, bad, ok, okay, fine, safe, dangerous, too, high, low, est',
  ),
);

/** A clause is looked at this far to both sides, in tokens. */
const CLAUSE_MOST = 40;

/** Places in the sentence at which a clause ends. */
function clauseOf(tokens: readonly Token[], at: number): { from: number; to: number } {
  const ends = (token: Token | undefined) =>
    token === undefined ||
    token.kind === 'stop' ||
    (token.kind === 'link' && token.text === ',') ||
    (token.kind === 'word' && ['but', 'pero', 'aber', 'mais', 'maar', 'ale'].includes(token.text));
  let from = at;
  let to = at;
  while (from > Math.max(0, at - CLAUSE_MOST) && !ends(tokens[from - 1])) from--;
  while (to < at + CLAUSE_MOST && !ends(tokens[to + 1])) to++;
  return { from, to };
}

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(({ text }) => text).join(' ')} `;
const has = (text: string, cues: readonly string[]) => cues.some((cue) => text.includes(` ${cue} `));

/** When the number at a place held, by the words of its own clause, else of a clause beside it that has no number. */
export function whenAt(tokens: readonly Token[], at: number): When {
  const { from, to } = clauseOf(tokens, at);
  const clause = textOf(tokens.slice(from, to + 1));
  const front = openCue(tokens.slice(from, at)) ?? (isAskedOf(tokens, from, at) ? 'asked' : null);
  if (front) return front;
  if (has(clause, NOW)) return 'now';
  const own = pastCue(tokens, from, to);
  const isPast = hasPastVerb(tokens, at);
  if (own) return isPast || ofNumber(own.index, from, at) ? own.when : 'now';
  const before = from > 1 ? beside(tokens, clauseOf(tokens, from - 2)) : null;
  if (before && (isPast || openCue(before)))
    return openCue(before) ?? pastCue(before, 0, before.length)?.when ?? 'now';
  const behind = isPast && to + 2 < tokens.length ? beside(tokens, clauseOf(tokens, to + 2)) : null;
  const isShort = behind && behind.length <= CUE_TOKENS_MOST;
  return (isShort && pastCue(behind, 0, behind.length)?.when) || 'now';
}

/** Whether a number is told with the night before, close by and with no other number between; "since last night" goes on. */
export function isOvernight(tokens: readonly Token[], at: number): boolean {
  const { from, to } = clauseOf(tokens, at);
  if (textOf(tokens.slice(from, to + 1)).includes(' since ')) return false;
  const isNumber = ({ kind }: Token) => kind === 'number';
  const before = tokens.slice(Math.max(from, at - NIGHT_REACH), at);
  const behind = tokens.slice(at + 1, Math.min(to, at + NIGHT_REACH) + 1);
  const next = behind.findIndex(isNumber);
  const near = [
    textOf(before.slice(before.findLastIndex(isNumber) + 1)),
    textOf(next === -1 ? behind : behind.slice(0, next)),
  ];
  return near.some((text) => has(text, OVERNIGHT));
}

/** A clause without a measured number of its own; null for another. */
function beside(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): readonly Token[] | null {
  const clause = tokens.slice(Math.max(from, 0), to + 1);
  return clause.some((token) => token.kind === 'number' && token.unit !== 'other' && !isYear(token))
    ? null
    : clause;
}

/** A question, a condition or a goal that these words open. */
function openCue(before: readonly Token[]): 'asked' | 'goal' | null {
  const text = textOf(before);
  if (has(text, ASKED) || CONDITION.test(text)) return 'asked';
  return has(text, GOAL) ? 'goal' : null;
}

function pastCue(tokens: readonly Token[], from: number, to: number): { when: When; index: number } | null {
  const clause = tokens.slice(from, to + 1);
  const text = textOf(clause);
  if (!clause.some(isYear) && !PAST.some(([, cues]) => has(text, cues))) return null;
  for (let index = from; index <= to && index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (isYear(token)) return { when: 'years', index };
    if (token.text === 'since') return null;
    const rest = textOf(tokens.slice(index, index + CUE_TOKENS_MOST));
    const found = PAST.find(([, cues]) => cues.some((cue) => rest.startsWith(` ${cue} `)));
    if (found) return { when: found[0], index };
  }
  return null;
}

/** Whether a cue tells of the number: at the head of its clause, or right behind it. "diagnosed 3 years ago" tells of that. */
const ofNumber = (index: number, from: number, at: number) =>
  index < at ? index - from <= 1 : index - at <= BEHIND;

function hasPastVerb(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - VERB_REACH), at + BEHIND).some(({ text }) => PAST_VERBS.has(text));
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
