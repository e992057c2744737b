import type { MealCategory, PlanRefusal } from '#contract/meal-plans.ts';
import { ALLERGEN_NAMES } from '#domain/allergens/allergens.ts';
import { listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { foodsWithoutValues, type PantryReading } from '../pantry/pantry-reading.ts';
import { limitsOf } from '../person/rest-of-day.ts';
import type { Block, Setting } from '../planning/setting.ts';
import { eatenCarbsWords } from '../words/eaten-words.ts';
import { addRole, lacksRole, ROLE_WORDS, worksWithAllFoods } from './add-role.ts';
import { ANY_NET_CARBS, changeType, fewerDays, fewerMeals, moreAtHand, raiseNetCarbs } from './remedies.ts';
import { leftOfDay, leftWords, usedUpWords, withoutCarbLimit } from './rest-of-day.ts';
import { type Remedy, type Trial, trialOf } from './trial.ts';

type Limit = PlanRefusal['limit'];
type Readings = ReadonlyMap<number, PantryReading>;

const MEAL_WORDS: Readonly<Record<MealCategory, string>> = {
  Breakfast: 'a breakfast',
  Lunch: 'a lunch',
  Dinner: 'a dinner',
  Dessert: 'a dessert',
  Snacks: 'a snack',
};

const NONE: Remedy = { change: { kind: 'none' }, words: 'please choose other items' };

/** The meal that is hardest to fill: what is added must help it. */
const meals = (setting: Setting) => limitsOf(setting)?.meals ?? [];

/** Which limit is in the way: the one without which there is a plan. */
async function limitInTheWay(trial: Trial, readings: Readings): Promise<Limit> {
  const { setting } = trial;
  const { person, foods } = setting;
  if (await trial.works({ netCarbLimit: ANY_NET_CARBS })) return 'net_carbs';
  if (await trial.works({ isStockOpen: true })) return 'at_hand';
  if (person.allergies.length > 0 && (await trial.works({ person: { ...person, allergies: [] } })))
    return 'allergies';
  if (person.dislikes.length > 0 && (await trial.works({ person: { ...person, dislikes: [] } })))
    return 'dislikes';
  if (person.eatingStyle !== null && (await trial.works({ person: { ...person, eatingStyle: null } })))
    return 'eating_style';
  const unknown = foodsWithoutValues(readings);
  if (unknown.length > 0 && (await trial.works({ foods: [...foods, ...unknown] }))) return 'values_unknown';
  return 'ingredients';
}

type Find = (trial: Trial, meal: MealCategory) => Promise<Remedy | null>;

/** Ways out by the limit, the smallest change first. */
const WAYS_OUT: Readonly<Record<Exclude<Limit, 'health'>, readonly Find[]>> = {
  net_carbs: [raiseNetCarbs, changeType, (trial, meal) => addRole(meal, trial), fewerMeals],
  at_hand: [moreAtHand, fewerDays, (trial, meal) => addRole(meal, trial), changeType, fewerMeals],
  allergies: [(trial, meal) => addRole(meal, trial), changeType, fewerMeals, fewerDays],
  dislikes: [(trial, meal) => addRole(meal, trial), changeType, fewerMeals, fewerDays],
  eating_style: [(trial, meal) => addRole(meal, trial), changeType, fewerMeals, fewerDays],
  values_unknown: [(trial, meal) => addRole(meal, trial), changeType, fewerMeals, fewerDays],
  ingredients: [(trial, meal) => addRole(meal, trial), changeType, fewerMeals, fewerDays, raiseNetCarbs],
};

async function firstWayOut(ways: readonly Find[], trial: Trial, meal: MealCategory): Promise<Remedy> {
  for (const find of ways) {
    const remedy = await find(trial, meal);
    if (remedy) return remedy;
  }
  return NONE;
}

const mealWords = (setting: Setting) => listText(meals(setting).map((meal) => MEAL_WORDS[meal]));

/** "the 7.2 g that 20 g a day leave for them", or what the meals before leave of the day. */
function roomWords(setting: Setting): string {
  const { day = 0, share = 0 } = limitsOf(setting)?.netCarbs ?? {};
  const had = setting.eaten?.values.netCarbs;
  if (had) return `the ${share.toFixed(1)} g left of your ${day} g after ${eatenCarbsWords(had)}`;
  return share < day
    ? `the ${share.toFixed(1)} g that a limit of ${day} g a day leaves for them`
    : `the day’s limit of ${day} g`;
}

/** As many digits as show that it is more than the room. */
function leastText(least: number, room: number): string {
  if (least < 0.05) return 'a trace';
  return `${least.toFixed(least.toFixed(1) === room.toFixed(1) ? 2 : 1)} g`;
}

function netCarbsWords(setting: Setting, block: Block): string {
  const hold = meals(setting).length === 1 ? 'has' : 'have';
  const room = limitsOf(setting)?.netCarbs.share ?? 0;
  const least =
    block.kind === 'net_carbs'
      ? `${hold} at least ${leastText(block.least, room)} of net carbs`
      : `${hold} too many net carbs`;
  return `With these items, ${mealWords(setting)} ${least}, more than ${roomWords(setting)}`;
}

function reasonWords(
  limit: Limit,
  trial: Trial,
  block: Block,
  meal: MealCategory,
  readings: Readings,
): string {
  const { setting } = trial;
  const { person, days } = setting;
  const wanted = days > 1 && block.day > 1 ? `for day ${block.day}` : `for ${MEAL_WORDS[meal]}`;
  switch (limit) {
    case 'net_carbs':
      return netCarbsWords(setting, block);
    case 'at_hand':
      return `You don’t have enough of these items ${wanted}`;
    case 'allergies':
      return `Without ${listText(person.allergies.map((one) => ALLERGEN_NAMES[one]))}, these items aren’t enough ${wanted}`;
    case 'dislikes':
      return `Without what you don’t like, these items aren’t enough ${wanted}`;
    case 'eating_style':
      return `For the way you eat, these items aren’t enough ${wanted}`;
    case 'values_unknown':
      return `The labels of ${listText(foodsWithoutValues(readings).map(({ name }) => name))} lack values that a plan needs, and the other items aren’t enough ${wanted}: add the missing values`;
    default:
      return `These items aren’t enough ${wanted}`;
  }
}

/** Why there is no plan and the smallest change that frees it, which was tried. */
export async function refusalOf(
  setting: Setting,
  block: Block,
  readings: Readings,
  signal?: AbortSignal,
): Promise<PlanRefusal> {
  const left = leftOfDay(setting);
  if (left !== null && left < 0 && block.kind === 'net_carbs')
    return { limit: 'net_carbs', message: `${usedUpWords(setting)}.`, change: NONE.change };
  if (left !== null && left < 0) {
    const other = await refusalWithWayOut(withoutCarbLimit(setting), block, readings, signal);
    return besides(usedUpWords(setting), other);
  }
  const refusal = await refusalWithWayOut(setting, block, readings, signal);
  if (left === null || refusal.limit === 'net_carbs' || refusal.change.kind !== 'none') return refusal;
  // Two limits may be in the way, of which neither alone lets go: not even every food there is keeps the rest of this one.
  if (await worksWithAllFoods(trialOf(setting, signal))) return refusal;
  const freed = await refusalWithWayOut(withoutCarbLimit(setting), block, readings, signal);
  return freed.change.kind === 'none' ? refusal : besides(leftWords(setting), freed);
}

/** Where no change of items keeps what is left of the limit, what else is in the way of a meal is said too. */
const besides = (words: string, other: PlanRefusal): PlanRefusal => ({
  limit: 'net_carbs',
  message: `${words}. ${other.message}`,
  change: NONE.change,
});

async function refusalWithWayOut(
  setting: Setting,
  block: Block,
  readings: Readings,
  signal: AbortSignal | undefined,
): Promise<PlanRefusal> {
  const trial = trialOf(setting, signal);
  const limit = await limitInTheWay(trial, readings);
  const meal = block.kind === 'no_dish' ? block.meal : (meals(setting)[0] ?? 'Dinner');
  const ways = limit === 'health' ? [] : WAYS_OUT[limit];
  const remedy = await firstWayOut(ways, trial, meal);
  const reason = roleReason(remedy, limit, setting, meal) ?? reasonWords(limit, trial, block, meal, readings);
  const choice = remedy.change.kind === 'add_role' ? await changeType(trial) : null;
  const or = choice ? `, or ${choice.words}` : '';
  // Late in a day the nearest rest is the answer where nothing keeps the limit.
  if (setting.eaten && limit === 'net_carbs' && remedy === NONE)
    return { limit, message: `${sentenceStart(reason)}.`, change: remedy.change };
  const link = limit === 'values_unknown' ? ', or' : ':';
  return { limit, message: `${sentenceStart(reason)}${link} ${remedy.words}${or}.`, change: remedy.change };
}

/** "These items have no protein for a dinner" where that is what is missing. */
function roleReason({ change }: Remedy, limit: Limit, setting: Setting, meal: MealCategory): string | null {
  if (change.kind !== 'add_role' || limit !== 'ingredients') return null;
  const role = (Object.keys(ROLE_WORDS) as (keyof typeof ROLE_WORDS)[]).find((one) => one === change.role);
  if (!role || !lacksRole(role, meal, setting)) return null;
  return `These items have no ${ROLE_WORDS[role].replace(/^an? /, '')} for ${MEAL_WORDS[meal]}`;
}
