import { z } from 'zod';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { dayText } from '#domain/readings/trends/measure-words.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import type { PlanOfPerson } from '../person/person.ts';
import { ownWords } from './own-words.ts';
import { defineSkill, type SkillContext, type SkillReply, type SkillRoute } from './skill.ts';
import { switchedOffText } from './switched-off.ts';

const EXCERPT_LENGTH = 280;
export const PLANS_SHOWN_MOST = 5;

/** The person's saved meal plans as a typed tool, bound to them. */
export function plansSkill(plans: readonly PlanOfPerson[]) {
  return defineSkill({
    name: 'my_plans',
    description: 'The person’s saved meal plans, newest first, with the beginning of each.',
    input: z.object({ most: z.number().int().min(1).max(PLANS_SHOWN_MOST) }),
    output: z.object({
      plans: z.array(z.object({ title: z.string(), createdAt: z.string(), excerpt: z.string() })),
      total: z.number(),
    }),
    run({ most }) {
      return {
        plans: plans.slice(0, most).map(({ title, createdAt, content }) => ({
          title: ownWords(title),
          createdAt,
          excerpt: excerptOf(content),
        })),
        total: plans.length,
      };
    },
  });
}

/** The beginning as one line, cut at a word. */
function excerptOf(content: string): string {
  const line = ownWords(content);
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

const ASKS =
  /\bmy (?:\w+ )?(?:meal |food |diet )?plans?\b|\bmy saved meals?\b|\bwhat did i plan\b|\b(?:plans?|meals) (?:that )?i (?:have )?saved\b/;
const TELLS = /\b(?:what|which|show|list|see|tell|open|find|how many|when)\b/;
/** Making, judging or saving a plan is not about the ones that are there. */
const NOT_SAVED =
  /\b(?:make|create|generate|build|write|give|design|suggest|start|save|delete|remove|change|adjust|should|could|insurance|health plan|treatment|care plan|exercise|workout|training)\b|\bhow (?:do|can|to)\b|\bmy plan is\b/;
const LAST = /\b(?:last|latest|newest|most recent|current)\b/;

const sources: SkillReply['sources'] = [{ kind: 'handbook', slug: 'meal-planning' }];
const NOBODY =
  'I can only see your saved plans when you’re signed in. [Sign in](/getting-started), then find them on [Saved Meals](/saved-meals).';
const NONE_YET =
  'You have no saved meal plan yet. Make one from the foods in your [Saved Pantry](/saved-pantry); guests need an account for that.';
const WHERE = 'All your plans are on [Saved Meals](/saved-meals).';

/** "What did I plan?", "my last meal plan" */
export const plansRoute: SkillRoute = {
  name: 'my_plans',
  async reply(question, context) {
    const plain = normaliseText(question).toLowerCase();
    if (!ASKS.test(plain) || NOT_SAVED.test(plain) || !(TELLS.test(plain) || LAST.test(plain))) return null;
    return plansReply(LAST.test(plain) ? 1 : PLANS_SHOWN_MOST, context);
  },
};

/** The person's latest plans, or why nothing is said. */
export async function plansReply(most: number, { person, zone, now }: SkillContext): Promise<SkillReply> {
  const off = await switchedOffText(person, 'plans');
  if (off) return { kind: 'answer', text: off, sources };
  const plans = await person.plans();
  if (plans === null) return { kind: 'answer', text: NOBODY, sources };
  if (plans.length === 0) return { kind: 'answer', text: NONE_YET, sources };
  const result = plansSkill(plans).run({ most });
  const today = dayIn(zone, now);
  const lines = result.plans.map(
    ({ title, createdAt, excerpt }) =>
      `- **${title}** (${dayText(dayIn(zone, createdAt), today)}): ${excerpt}`,
  );
  const head =
    result.plans.length === 1
      ? 'Your latest plan:'
      : `Your latest ${result.plans.length} of ${result.total} plans:`;
  return { kind: 'answer', text: `${head}\n\n${lines.join('\n')}\n\n${WHERE}`, sources, used: ['plans'] };
}
