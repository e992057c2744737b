import type { RankedCard } from '../retrieval/card-ranker.ts';
import { askingText } from './question-parts.ts';

const YES_OR_NO =
  /(?:^|[,;:.!?]\s+|\b(?:so|and|but|or|hey|hi|coach) )(?:is|are|was|were|am|do|does|did|can|could|should|may|will|would|has|have|isn't|aren't|don't|doesn't|can't)\b/i;
/** What a yes would say of it: that it does harm, or that it is all right. */
const HARM =
  /\b(?:kick\w*|knock\w*|throw\w*|out of (?:it|ketosis)|bad|worse|harm\w{0,4}|hurt\w*|too (?:high|much|many|low|little)|rais\w{1,3}|spik\w{1,3}|break\w*|stall\w*|ruin\w*|mess\w{0,2}|dangerous|unhealthy|wrong|avoid\w*|giv(?:e|ing) up|cut out|stop\w*|quit|problem|risk\w{0,2}|fattening|toxic|caus\w*)\b/i;
const ALL_RIGHT =
  /\b(?:can|could|may|might) (?:i|we|you|he|she|they|one|people|kids?|children|my \w{1,12}|a \w{1,12})\b|\b(?:ok|okay|allowed|al ?right|all right|fine|safe|keto|good|worth|low.?carb|permitted)\b/i;
/** Words that ask for something else than the one or the other. */
const ASKS_ELSE = /\b(?:count|healthy|healthier|better|same|how|what|why|which|when)\b/i;
const NEGATED = /\b(?:can't|cant|cannot|not|never|isn't|aren't|don't|without)\b/i;
const CHOICE = /\bor\b/i;
const VERDICT = /^(?:(?:usually|mostly|often|probably|perhaps) )?(?:yes|no)[,:;] (?:since |because |but )?/i;
/** From here on a question is near enough to one of the card's own. */
const SAME_QUESTION_FROM = 0.8;
/**
 * Closeness from which a card's yes or no is the question's. Of 320 such questions of strangers two readers found 90 % so
 * where both ask alike for leave or for harm, from 0.75 on, and 69 % of those that only are near.
 */
const SHARED_FROM = { alike: 0.75, unclear: 0.88 } as const;

/** Whether a question is near enough to one of a card's own to be that question. */
export const isAsked = ({ signals }: RankedCard) => signals.ask >= SAME_QUESTION_FROM;

/** Whether a card's yes or no answers the question, and not the opposite or another one about the same thing. */
export function sharesVerdict(question: string, { card, signals }: RankedCard): boolean {
  const asked = askingText(question);
  const isAlike = [NEGATED, CHOICE].every((one) => one.test(asked) === one.test(card.heading));
  if (!YES_OR_NO.test(question.trim()) || !isAlike) return false;
  const [stance, own] = [stanceOf(asked), stanceOf(card.heading)];
  if (stance !== own) return false;
  return signals.ask >= (stance === null ? SHARED_FROM.unclear : SHARED_FROM.alike);
}

function stanceOf(text: string): 'harm' | 'all right' | null {
  if (ASKS_ELSE.test(text)) return null;
  if (HARM.test(text)) return 'harm';
  return ALL_RIGHT.test(text) ? 'all right' : null;
}

/** What cannot stand without the yes or no before it. */
const LEANS = /^(?:though|if|unless|when|once|and|as|within)\b/i;
const FIRST_CLAUSE = /^[^.:]{1,200}[.:](?: |$)/;

/** A card's text without the yes or no it opens with, and without what leaned on that. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(VERDICT, '');
  const stands = rest === text || !LEANS.test(rest) ? rest : standing(rest);
  return stands.charAt(0).toUpperCase() + stands.slice(1);
}

/** "If one stays one: a bun has 21 g" begins after the colon, "Though less than people think. Iron…" at the next sentence. */
function standing(rest: string): string {
  const first = FIRST_CLAUSE.exec(rest)?.[0] ?? '';
  const isCause = /^as (?!a\b|an\b|part\b)/i.test(rest) && !first.endsWith(': ');
  const isWhole = isCause || (first.includes(',') && !first.endsWith(': '));
  if (!isWhole && first.length < rest.length) return rest.slice(first.length);
  return rest.replace(/^as /i, '');
}
