import type { MealCategory } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { switchedOffText } from '../switched-off.ts';
import { type CookingIdeas, ideasText, mealsAsked } from './cooking-ideas.ts';
import { type PantryAsked, pantryQuestion } from './pantry-question.ts';
import { pantrySkill, type ShownFood } from './pantry-skill.ts';

const sources: SkillReply['sources'] = [{ kind: 'handbook', slug: 'scanning-labels' }];

const NOBODY =
  'I can’t see your pantry yet. [Sign in](/getting-started), or continue as a guest on this device, and save foods by scanning their labels on [Keto Pantry](/keto-pantry).';
const NONE_YET =
  'Your pantry is empty. Photograph a label on [Keto Pantry](/keto-pantry), check the values and save it: then I can tell you what fits.';

/** "What is in my pantry?", "lowest carb food in my pantry", "what can I make with what I have?" */
export const pantryRoute: SkillRoute = {
  name: 'my_pantry',
  async reply(question, context) {
    const about = pantryQuestion(question);
    if (!about) return null;
    const reply = await pantryReply(about, context, { meals: mealsAsked(question) });
    return { ...reply, next: reply.next?.filter((one) => one !== question) };
  },
};

interface PantryReplyOptions {
  /** With what the person wrote about each food. */
  readonly showsNotes?: boolean;
  /** What to cook for; the three meals of a day without it. */
  readonly meals?: readonly MealCategory[];
}

/** What is in the person's pantry and what can be cooked from it, or why nothing is said. */
export async function pantryReply(
  about: PantryAsked,
  { person, planIdeas }: SkillContext,
  { showsNotes = false, meals = mealsAsked('') }: PantryReplyOptions = {},
): Promise<SkillReply> {
  const off = await switchedOffText(person, 'pantry');
  if (off) return { kind: 'answer', text: off, sources };
  const items = await person.pantry();
  if (items === null) return { kind: 'answer', text: NOBODY, sources };
  if (items.length === 0) return { kind: 'answer', text: NONE_YET, sources };
  const planned = about === 'what-to-make' ? await planIdeas?.(meals) : null;
  if (planned?.kind === 'dishes') return plannedReply(planned);
  const profile = (await person.profile()) ?? EMPTY_PERSONAL_DATA;
  const result = pantrySkill(items, profile).run({ about });
  const left =
    result.leftOut.length > 0
      ? `\n\nLeft out because your profile says you don’t eat it: ${listText(result.leftOut)}.`
      : '';
  return {
    kind: 'answer',
    text: `${planned ? `${planned.message}\n\n` : ''}${words(about, result)}${showsNotes ? notesText(result.foods) : ''}${left}\n\nSee all your foods on [Saved Pantry](/saved-pantry).`,
    sources,
    used: result.leftOut.length > 0 ? ['pantry', 'profile'] : ['pantry'],
    next: ['What can I make with what I have?', 'Which food in my pantry has the fewest carbs?'],
  };
}

/** Targets, allergies and dislikes of the profile went into the dishes. */
function plannedReply(ideas: CookingIdeas & { kind: 'dishes' }): SkillReply {
  return {
    kind: 'answer',
    text: `${ideasText(ideas)}\n\nSee all your foods on [Saved Pantry](/saved-pantry).`,
    sources,
    used: ['pantry', 'profile'],
    next: ['Which food in my pantry has the fewest carbs?', 'What is in my pantry?'],
  };
}

type Result = { foods: ShownFood[]; total: number; unread: number };

const HEADS: Readonly<Record<Exclude<PantryAsked, 'what-to-make'>, string>> = {
  list: 'In your pantry, newest first:',
  'lowest-carb': 'Fewest net carbs in your pantry, for the amount saved with each food:',
  'most-protein': 'Most protein in your pantry, for the amount saved with each food:',
  'best-score': 'The best keto scores in your pantry:',
  dessert: 'From your pantry, these would work for dessert, fewest net carbs first:',
};

function words(about: PantryAsked, result: Result): string {
  const { foods, total, unread } = result;
  if (foods.length === 0) return nothingWords(about, total);
  const more = about === 'list' && total > foods.length ? `\n\nAnd ${total - foods.length} more.` : '';
  const notRead =
    unread > 0 && about !== 'list'
      ? `\n\n${unread} of ${total} don’t have that value yet, so I left them out.`
      : '';
  if (about === 'what-to-make') return `${mealWords(foods)}${notRead}`;
  return `${HEADS[about]}\n\n${foods.map((food) => `- ${line(food)}`).join('\n')}${more}${notRead}`;
}

function nothingWords(about: PantryAsked, total: number): string {
  if (about === 'dessert')
    return 'I see no low-carb dessert in your pantry. Berries with cream, or a square of chocolate with 85% cocoa or more, are easy to add.';
  if (about === 'what-to-make') return 'By the numbers, nothing in your pantry fits a keto meal.';
  return `None of your ${total} saved foods has that value yet. Open one on Saved Pantry to see what’s missing.`;
}

/** Unread is said, never shown as 0. */
function line({ name, serving, netCarbs, protein, score }: ShownFood): string {
  const values = [
    netCarbs === null ? 'net carbs not known' : `${netCarbs} g net carbs`,
    protein === null ? null : `${protein} g protein`,
    score === null ? null : `score ${score}/10`,
  ];
  return `**${name}**${serving ? ` (${serving})` : ''}: ${values.filter((value) => value !== null).join(', ')}`;
}

function notesText(foods: readonly ShownFood[]): string {
  const notes = foods.flatMap(({ name, note }) => (note ? [`- ${name}: ${note}`] : []));
  return notes.length > 0 ? `\n\nYour notes:\n\n${notes.join('\n')}` : '';
}

const ROLES = [
  ['protein', 'The main protein'],
  ['side', 'Vegetables and sides'],
  ['fat', 'Fat and flavor'],
  ['other', 'What else fits'],
] as const;

/** Where nothing can be planned: what fits by its role, with the one rule of a keto plate. */
function mealWords(foods: readonly ShownFood[]): string {
  const groups = ROLES.flatMap(([role, title]) => {
    const list = foods.filter((food) => food.role === role);
    return list.length > 0 ? [`**${title}**\n\n${list.map((food) => `- ${line(food)}`).join('\n')}`] : [];
  });
  const lacking = [
    ...(foods.some(({ role }) => role === 'protein') ? [] : ['something with protein']),
    ...(foods.some(({ role }) => role === 'side') ? [] : ['a low-carb vegetable']),
  ];
  const lacks = lacking.length > 0 ? `\n\nFor a whole plate, you still need ${listText(lacking)}.` : '';
  return `A keto plate is one food with protein, one or two low-carb vegetables, and fat for flavor. From your pantry:\n\n${groups.join('\n\n')}${lacks}`;
}
