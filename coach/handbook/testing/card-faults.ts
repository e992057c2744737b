import type { AskedCard } from '../card.ts';
import { plainText, referencedSources } from '../references.ts';

/** Words that lean on what stood before. */
const DANGLING =
  /^(?:it(?! depends\b)|its|they|them|their|this|that|these|those|he|she|both|such|here|there|also|but|and|so|one|another|above|below|the same)\b/i;
const LEANING =
  /\b(?:as (?:said|described|mentioned|explained)|see (?:above|below|the article)|the (?:section|table|article|card|list) (?:above|below)|mentioned above|in this article)\b/i;
const YES_OR_NO = /^(?:is|are|was|do|does|did|can|could|should|may|will|would|has|have|am|must)\b/i;
const VERDICT =
  /^(?:yes|no|usually|mostly|often|rarely|sometimes|probably|perhaps|maybe|it depends|not\b|only|for most|in moderation|partly|hardly|never|always|nobody knows|unclear)/i;

const LEAST_WORDS = 35;
const MOST_WORDS = 100;
const MOST_FIRST = 20;

/** The first sentence of a text; a bullet or a line ends one too. */
export const firstSentence = (text: string): string =>
  (/^(.*?[.!?:])(?=\s|$)(?<!\b(?:e\.g|i\.e|approx|vs|oz|St|Dr)\.)/.exec(
    plainText(text.split(/\n\n|\n(?=[-*|\d])/)[0] ?? ''),
  ) ?? [])[1] ?? plainText(text);

const wordsOf = (text: string) =>
  plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** What is wrong with the form of a card, in plain words. */
export function cardFaults(card: AskedCard): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${card.id}: ${fault}`);
  const words = wordsOf(card.text).length;
  const first = firstSentence(card.text);
  if (words < LEAST_WORDS || words > MOST_WORDS) say(`${words} words`);
  if (wordsOf(first).length > MOST_FIRST)
    say(`its first sentence has ${wordsOf(first).length} words: "${first}"`);
  if (DANGLING.test(first)) say(`it opens with "${first.split(' ')[0]}"`);
  if (LEANING.test(card.text)) say('it leans on another text');
  if (YES_OR_NO.test(card.heading) && !VERDICT.test(first)) say(`no yes or no first: "${first}"`);
  for (const id of referencedSources(card.text))
    if (!card.sources.includes(id)) say(`cites ${id}, which is not among its sources`);
  const asks = new Set(
    card.ask.map((ask) =>
      ask
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim(),
    ),
  );
  if (asks.size < card.ask.length) say('asks the same twice');
  return faults;
}
