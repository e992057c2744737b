import type { RankedCard } from '../retrieval/card-ranker.ts';

const YES_OR_NO =
  /(?:^|[,;:.!?]\s+|\b(?:so|and|but|or|hey|hi|coach) )(?:is|are|was|were|am|do|does|did|can|could|should|may|will|would|has|have|isn't|aren't|don't|doesn't|can't)\b/i;
/** What one would rather not hear yes to. */
const UNWELCOME =
  /\b(?:kicks?|knocks?|throws?|out of ketosis|bad|worse|harm\w{0,4}|hurts?|too (?:high|much|many|low|little)|rais\w{1,3}|spik\w{1,3}|breaks?|stalls?|stops?|ruins?|mess\w{0,2}|caus\w{1,3}|dangerous|unhealthy|wrong|avoid|full of|hid\w{1,3}|still|problem|risk\w{0,2}|gain|fattening)\b/i;
const VERDICT = /^(?:(?:usually|mostly|often) )?(?:yes|no)[,:;] (?:since |because |but )?/i;
/** From here on a question is near enough to one of the card's own. */
const SAME_QUESTION_FROM = 0.8;

/** Whether a question is near enough to one of a card's own to be that question. */
export const isAsked = ({ signals }: RankedCard) => signals.ask >= SAME_QUESTION_FROM;

/** Whether a card's yes or no answers the question, and not the opposite or another one about the same thing. */
export function sharesVerdict(question: string, ranked: RankedCard): boolean {
  return (
    YES_OR_NO.test(question.trim()) &&
    isAsked(ranked) &&
    UNWELCOME.test(question) === UNWELCOME.test(ranked.card.heading)
  );
}

/** A card's text without the yes or no it opens with. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(VERDICT, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
