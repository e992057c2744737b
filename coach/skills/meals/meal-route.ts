import { plainText } from '#foods/food-words.ts';
import { servingOf } from '#foods/serving.ts';
import { knownPerson } from '../../message-facts/known-person.ts';
import { dayLimitOf } from '../foods/day-limit.ts';
import { type FoodQuestion, readFoodQuestion } from '../foods/food-question.ts';
import type { SkillContext, SkillReply, SkillRoute } from '../skill.ts';
import { type FoodClause, foodClauses, namesFoods } from './food-list.ts';
import { bareName, type MealFood, netCarbsOf } from './meal-food.ts';
import { mealQuestion, type SumQuestion, type WhichQuestion } from './meal-question.ts';
import { sumAnswer } from './sum-answer.ts';
import { sortedMenu, whichAnswer } from './which-answer.ts';

/** Longer messages are stories of a life with food. */
const LETTERS_MOST = 700;
const FOODS_LEAST = { sum: 2, which: 3 } as const;
const FOODS_MOST = 20;
/** Of what is listed, so much may be unknown. */
const UNKNOWN_MOST = 0.3;
/** A list that is less of the message than this is not what it is about. */
const HEART_FROM = 0.15;

/** Of a single food that is told so, somebody ate it. */
const EATEN = /\b(?:i|we|today|yesterday|breakfast|lunch|dinner|supper|snacks?|day|meal|had|ate|having)\b/;
/** What is told of a habit or a taste is no menu. */
const NO_MENU =
  /\b(?:i|we) (?:\w+ )?(?:had|ate|eat|drank|drink|love|like|want|enjoy|cook|make|live on)\b|\bfavou?rites?\b/;
const OF_OTHERS =
  /\b(?:he|she|they|my (?:\w+ )?(?:kids?|child|children|son|daughter|toddler|baby|husband|wife|partner|mom|mum|dad|mother|father|boyfriend|girlfriend|friends?|brother|sister)) (?:just |only )?(?:had|ate|eats?|is having|drank|wants?)\b/;
/** A pot is divided before it is counted; that is the work of the reader of recipes. */
const OF_A_POT =
  /\b(?:recipe|homemade|(?:split|divided?) (?:it |this )?(?:in|into|by|up)|(?:makes?|yields?|for|serves) \d{1,2}\b(?: (?:servings?|portions?|people|muffins?|slices?|cookies?))?|per (?:serving|portion|slice))\b/;
const IN_ONE_DISH =
  /\b(?:soup|stew|casserole|curry|dish|salad|smoothie|omelet\w*|sauce|chili) (?:\w+ )?(?:is|has|have|contains?|includes?)\b/;

/** "Today: eggs, salad, a latte. Under 20 g?" and "there'll be turkey, potatoes, pie: what can I have?" */
export const mealRoute: SkillRoute = {
  name: 'told_meal',
  async reply(question, context) {
    if (question.length > LETTERS_MOST) return null;
    const asked = mealQuestion(question);
    if (!asked || !namesFoods(question, FOODS_LEAST.sum)) return null;
    if (isForFoods(readFoodQuestion(question), asked)) return null;
    return asked.about === 'sum' ? sumReply(question, asked, context) : whichReply(question, asked, context);
  },
};

/** The skill that looks foods up reads the whole of it: it is exact, unless it has to guess at a food or a measure. */
function isForFoods(plain: FoodQuestion | null, { about }: SumQuestion | WhichQuestion): boolean {
  if (plain?.kind !== 'values' && plain?.kind !== 'verdict') return plain !== null;
  if (plain.foods.length < FOODS_LEAST[about]) return true;
  return about === 'sum' && plain.foods.every((food) => servingOf(food).notes.length === 0);
}

async function sumReply(
  question: string,
  asked: SumQuestion,
  context: SkillContext,
): Promise<SkillReply | null> {
  const text = plainText(question);
  if (OF_OTHERS.test(text) || OF_A_POT.test(text)) return null;
  const eaten = foodClauses(question, false).filter(
    ({ lead, foods }) => foods.length > 1 || lead === '' || EATEN.test(lead),
  );
  const list = listOf(eaten, FOODS_LEAST.sum);
  if (!list || list.foods.some(({ name }) => / or /.test(name))) return null;
  const { day, used } = await dayOf(question, context);
  const instead = list.most && day.stop === null ? [`What can I eat instead of ${bareName(list.most)}?`] : [];
  return {
    ...answer(sumAnswer(list.foods, list.unknown, asked, day), list.foods),
    next: [...instead, 'How many carbs are left today?'],
    used,
  };
}

async function whichReply(
  question: string,
  { limit, pointsAtList }: WhichQuestion,
  context: SkillContext,
): Promise<SkillReply | null> {
  const offered = foodClauses(question, true).filter(
    ({ lead, foods }) => (foods.length > 1 || lead === '') && (pointsAtList || !NO_MENU.test(lead)),
  );
  const isList =
    offered.every(({ lead }) => lead === '') ||
    offered.some(({ foods }) => foods.length >= FOODS_LEAST.which);
  const list = isList ? listOf(offered, FOODS_LEAST.which) : null;
  if (!list) return null;
  const { day, used } = await dayOf(question, context);
  const menu = sortedMenu(list.foods, limit ?? day.grams, day);
  const listed = list.foods.reduce((sum, { name }) => sum + name.split(' ').length, 0);
  const isHeart = pointsAtList || listed / question.split(/\s+/).length >= HEART_FROM;
  const isDish = offered.some(({ lead }) => IN_ONE_DISH.test(lead));
  return {
    ...answer(whichAnswer(menu, list.unknown, limit, day, isDish), list.foods),
    next: list.most && day.stop === null ? [`What can I eat instead of ${bareName(list.most)}?`] : [],
    used,
    yields: !isHeart || menu.fine.length + menu.small.length === 0,
  };
}

/** The foods of all clauses, each once, with the one of most net carbs; null where too much is unknown. */
function listOf(clauses: readonly FoodClause[], least: number) {
  const foods = [...new Map(clauses.flatMap(({ foods }) => foods.map((food) => [food.name, food]))).values()];
  const unknown = [...new Set(clauses.flatMap((clause) => clause.unknown))];
  const isKnown = unknown.length / (foods.length + unknown.length) <= UNKNOWN_MOST;
  if (foods.length < least || foods.length > FOODS_MOST || !isKnown) return null;
  const [most] = foods.toSorted((a, b) => netCarbsOf(b) - netCarbsOf(a));
  return { foods, unknown, most };
}

/** The day that it is measured against: of the profile, unless it is asked for somebody else. */
async function dayOf(question: string, context: SkillContext) {
  const { person, profileFields } = await knownPerson(context, [question], {});
  const isProfile = profileFields.has('netCarbLimit') || profileFields.has('allergies');
  return { day: dayLimitOf(person), used: isProfile ? (['profile'] as const) : [] };
}

const ROWS_MOST = 3;

function answer(text: string, foods: readonly MealFood[]): Pick<SkillReply, 'kind' | 'text' | 'sources'> {
  const rows = [...new Set(foods.flatMap(({ ids }) => ids))].slice(0, ROWS_MOST);
  return {
    kind: 'answer',
    text: `${text}\n\n*From USDA’s food tables.*`,
    sources: [
      { kind: 'handbook', slug: 'counting-and-tracking-food' },
      ...rows.map((id) => ({ kind: 'food' as const, id })),
    ],
  };
}
