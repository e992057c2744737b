import { plainText } from '#foods/food-words.ts';
import { servingOf } from '#foods/serving.ts';
import { isAboutAnother, knownPerson } from '../../message-facts/known-person.ts';
import { dayLimitOf } from '../foods/day-limit.ts';
import { readFoodQuestion } from '../foods/food-question.ts';
import type { SkillReply, SkillRoute } from '../skill.ts';
import { type FoodClause, foodClauses, namesFoods } from './food-list.ts';
import { bareName, type MealFood, netCarbsOf } from './meal-food.ts';
import { type MealQuestion, mealQuestion } from './meal-question.ts';
import { sumAnswer } from './sum-answer.ts';
import { sortedMenu, whichAnswer } from './which-answer.ts';

/** Longer messages are stories of a life with food. */
const LETTERS_MOST = 700;
const FOODS_LEAST = { sum: 2, which: 3 } as const;
const FOODS_MOST = 20;
/** Of what is listed, so much may be unknown. */
const UNKNOWN_MOST = 0.3;

/** "Today: eggs, salad, a latte. Under 20 g?" and "there'll be turkey, potatoes, pie: what can I have?" */
export const mealRoute: SkillRoute = {
  name: 'told_meal',
  async reply(question, context) {
    if (question.length > LETTERS_MOST) return null;
    const asked = mealQuestion(question);
    if (!asked || !namesFoods(question, FOODS_LEAST.sum) || isForFoods(question, asked)) return null;
    const clauses = asked.about === 'sum' ? eatenClauses(question) : offeredClauses(question, asked);
    const list = listOf(clauses, FOODS_LEAST[asked.about]);
    if (!list) return null;
    const { foods, unknown } = list;
    // Of the profile, unless it is asked for somebody else.
    const { person, profileFields } = await knownPerson(context, [question], {});
    const day = dayLimitOf(person);
    const instead = day.stop === null ? [`What can I eat instead of ${bareName(list.most)}?`] : [];
    const isProfile = profileFields.has('netCarbLimit') || profileFields.has('allergies');
    const shared: Omit<SkillReply, 'text'> = {
      kind: 'answer',
      isWhole: true,
      sources: sourcesOf(foods),
      used: isProfile ? ['profile'] : [],
    };
    if (asked.about === 'sum') {
      const text = sumAnswer(foods, unknown, asked, day);
      return { ...shared, text: withSource(text), next: [...instead, 'How many carbs are left today?'] };
    }
    const menu = sortedMenu(foods, asked.limit ?? day.grams, day);
    const isDish = clauses.some(({ lead }) => IN_ONE_DISH.test(lead));
    const text = whichAnswer(menu, unknown, asked.limit, day, isDish);
    const fitsNone = menu.fine.length + menu.small.length === 0;
    const yields = fitsNone || !(asked.pointsAtList || isHeartOf(question, foods));
    return { ...shared, text: withSource(text), next: instead, yields };
  },
};

/** The skill that looks foods up reads the whole of it: it is exact, unless it has to guess at a food or a measure. */
function isForFoods(question: string, { about }: MealQuestion): boolean {
  const plain = readFoodQuestion(question);
  if (plain?.kind !== 'values' && plain?.kind !== 'verdict') return plain !== null;
  if (plain.foods.length < FOODS_LEAST[about]) return true;
  return about === 'sum' && plain.foods.every((food) => servingOf(food).notes.length === 0);
}

/** Of a single food that is told so, somebody ate it. */
const EATEN = /\b(?:i|we|today|yesterday|breakfast|lunch|dinner|supper|snacks?|day|meal|had|ate|having)\b/;
/** A pot is divided before it is counted; that is the work of the reader of recipes. */
const OF_A_POT =
  /\b(?:recipe|homemade|(?:split|divided?) (?:it |this )?(?:in|into|by|up)|(?:makes?|yields?|for|serves) \d{1,2}\b|per (?:serving|portion|slice))\b/;

/** What somebody ate, unless it was another, a pot, or one of two. */
function eatenClauses(question: string): FoodClause[] {
  if (isAboutAnother(question) || OF_A_POT.test(plainText(question))) return [];
  const eaten = foodClauses(question, false).filter(
    ({ lead, foods }) => foods.length > 1 || lead === '' || EATEN.test(lead),
  );
  return eaten.some(({ foods }) => foods.some(({ name }) => / or /.test(name))) ? [] : eaten;
}

/** What is told of a habit or a taste is no menu. */
const NO_MENU =
  /\b(?:i|we) (?:\w+ )?(?:had|ate|eat|drank|drink|love|like|want|enjoy|cook|make|live on)\b|\bfavou?rites?\b/;
const IN_ONE_DISH =
  /\b(?:soup|stew|casserole|curry|dish|salad|smoothie|omelet\w*|sauce|chili) (?:\w+ )?(?:is|has|have|contains?|includes?)\b/;

function offeredClauses(question: string, { pointsAtList }: MealQuestion): FoodClause[] {
  const offered = foodClauses(question, true).filter(
    ({ lead, foods }) => (foods.length > 1 || lead === '') && (pointsAtList || !NO_MENU.test(lead)),
  );
  const isList = ({ foods }: FoodClause) => foods.length >= FOODS_LEAST.which;
  return offered.some(isList) || offered.every(({ lead }) => lead === '') ? offered : [];
}

/** A list that is less of the message than this is not what it is about. */
const HEART_FROM = 0.15;

function isHeartOf(question: string, foods: readonly MealFood[]): boolean {
  const listed = foods.reduce((sum, { name }) => sum + name.split(' ').length, 0);
  return listed / question.split(/\s+/).length >= HEART_FROM;
}

/** The foods of all clauses, each once, with the one of most net carbs; null where too much is unknown. */
function listOf(clauses: readonly FoodClause[], least: number) {
  const foods = [...new Map(clauses.flatMap(({ foods }) => foods.map((food) => [food.name, food]))).values()];
  const unknown = [...new Set(clauses.flatMap((clause) => clause.unknown))];
  const [most] = foods.toSorted((a, b) => netCarbsOf(b) - netCarbsOf(a));
  const isKnown = unknown.length / (foods.length + unknown.length) <= UNKNOWN_MOST;
  if (!most || foods.length < least || foods.length > FOODS_MOST || !isKnown) return null;
  return { foods, unknown, most };
}

const ROWS_MOST = 3;

const withSource = (text: string): string => `${text}\n\n*From USDA’s food tables.*`;

function sourcesOf(foods: readonly MealFood[]): SkillReply['sources'] {
  const rows = [...new Set(foods.flatMap(({ ids }) => ids))].slice(0, ROWS_MOST);
  return [
    { kind: 'handbook', slug: 'counting-and-tracking-food' },
    ...rows.map((id) => ({ kind: 'food' as const, id })),
  ];
}
