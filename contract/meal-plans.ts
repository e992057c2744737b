import { z } from 'zod';
import { diaryValues } from './diary.ts';

export const MEAL_CATEGORIES = ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Snacks'] as const;
export const mealCategory = z.enum(MEAL_CATEGORIES);
export type MealCategory = z.infer<typeof mealCategory>;

/** `basic` cooks from the selected items alone, `enhanced` adds the fewest extras, `advanced` richer dishes with more. */
export const PLAN_TYPES = ['basic', 'enhanced', 'advanced'] as const;
export const planType = z.enum(PLAN_TYPES);
export type PlanType = z.infer<typeof planType>;

export const PLAN_DAYS_MOST = 7;
/** Pantry items that may be sent along with one request. */
export const PLAN_ITEMS_MOST = 5000;

/** Plans that one account may keep. */
export const SAVED_PLANS_MOST = 300;

const rowId = z.number().int().positive().max(2_147_483_647);

/** Energy in kcal, all else in g; net carbs are the upper bound where a table or label leaves fiber open. */
export const planValues = z.object({
  kcal: z.number(),
  netCarbs: z.number(),
  protein: z.number(),
  fat: z.number(),
  fiber: z.number(),
});
export type PlanValues = z.infer<typeof planValues>;

export const planIngredient = z.object({
  /** Id of the ingredient of our kitchen; null for a pantry item that is used as the food it is. */
  ingredient: z.string().nullable(),
  /** As the person's pantry or the shop calls it. */
  name: z.string(),
  grams: z.number().positive(),
  /** In the kitchen's measures, e.g. "2 eggs" or "1 1/2 tbsp"; the grams stand beside it. */
  amount: z.string().nullable(),
  /** The pantry item it comes from; null for an extra. */
  pantryItemId: rowId.nullable(),
  /** A neutral oil that every kitchen has, as salt and water: neither of the pantry nor to be bought. */
  isStaple: z.literal(true).optional(),
  aisle: z.string(),
  values: planValues,
});
export type PlanIngredient = z.infer<typeof planIngredient>;

export const plannedDish = z.object({
  /** Stays the same while the dish is in the plan, e.g. "2-Dinner". */
  key: z.string(),
  meal: mealCategory,
  dishId: z.string(),
  name: z.string(),
  minutes: z.number().int(),
  equipment: z.array(z.string()),
  tags: z.array(z.string()),
  ingredients: z.array(planIngredient),
  steps: z.array(z.string()),
  totals: planValues,
});
export type PlannedDish = z.infer<typeof plannedDish>;

export const planDay = z.object({
  /** From 1. */
  day: z.number().int().positive(),
  dishes: z.array(plannedDish),
  totals: planValues,
});
export type PlanDay = z.infer<typeof planDay>;

/** What the diary sums of today; a value that nobody knows is null. */
const eatenSum = z.object({
  values: diaryValues.omit({ totalCarbs: true }),
  /** Entries whose net carbs nobody knows: the sum lacks them, and the plan says so. */
  unknown: z.number().int().min(0),
});

/** What of today is eaten, and what is still to come. */
const eatenToday = eatenSum.extend({
  unknown: eatenSum.shape.unknown.default(0),
  /** All meals that are not eaten yet; the rest of the day is theirs. Snacks and dessert come beside a main meal where there is room. */
  mealsLeft: z
    .array(mealCategory)
    .transform((meals) => MEAL_CATEGORIES.filter((one) => meals.includes(one)))
    .refine((meals) => meals.length > 0, 'Please choose a meal you haven’t had yet'),
});
export type EatenToday = z.infer<typeof eatenToday>;

/** A plan for one person. Every sum is made of the ingredients' values. */
export const mealPlan = z.object({
  version: z.literal(1),
  type: planType,
  mealTypes: z.array(mealCategory),
  days: z.array(planDay).min(1).max(PLAN_DAYS_MOST),
  /** Net carbs a day that the plan keeps, in g, and whose they are; of the day's limit the chosen meals get their share. */
  netCarbLimit: z.object({
    day: z.number(),
    /** What the chosen meals of one day hold at most, in g; the same as `day` for complete days. */
    share: z.number(),
    from: z.enum(['own', 'computed', 'default']),
  }),
  /** What was counted as eaten, of a plan for the rest of a day; its share of the limit is what the upper end leaves. */
  eaten: eatenSum.optional(),
  /** g of net carbs that the day may come to above its limit: where no rest keeps it, the nearest is named for what it is. */
  overLimit: z.number().positive().optional(),
  /** Selected items that no dish uses, each with the reason in words. */
  leftOut: z.array(z.object({ pantryItemId: rowId, name: z.string(), reason: z.string() })),
  /** What the person must know, e.g. that a value is an upper bound. */
  notes: z.array(z.string()),
  /** 'planner', or the name of the model that worded steps and dish names. */
  wordedBy: z.string(),
});
export type MealPlan = z.infer<typeof mealPlan>;

const planSettings = z.object({
  /** The selected items; the account's own rows are read by their ids, whatever else was sent along. */
  pantryItems: z
    .array(z.looseObject({ id: rowId }), 'Please select at least one item')
    .min(1, 'Please select at least one item')
    .max(PLAN_ITEMS_MOST, `You can plan from at most ${PLAN_ITEMS_MOST} items`),
  mealPlanType: planType.default('enhanced'),
  /** Empty for complete days. */
  mealTypes: z
    .array(mealCategory)
    .default([])
    .transform((types) => MEAL_CATEGORIES.filter((one) => types.includes(one))),
  days: z
    .number()
    .int()
    .min(1)
    .max(PLAN_DAYS_MOST, `A plan can have at most ${PLAN_DAYS_MOST} days`)
    .default(1),
  /** Dishes of an earlier plan that stay as they are. */
  keep: z.array(plannedDish).max(60).default([]),
  /** Ids of dishes that must not come (again). */
  without: z.array(z.string().max(80)).max(300).default([]),
  /** Another number gives another plan of the same worth. */
  variant: z.number().int().min(0).max(1_000_000).default(0),
  /** With it the rest of today is planned. */
  eaten: eatenToday.optional(),
});

export const generateMealPlanRequest = planSettings
  .refine(({ eaten, days }) => !eaten || days === 1, {
    path: ['days'],
    message: 'The rest of today is one day. To plan more days, leave out what you ate today.',
  })
  .refine(({ eaten, mealTypes }) => !eaten || mealTypes.length === 0, {
    path: ['mealTypes'],
    message: 'Please list the meals still to come together with what you ate today, not as meal types.',
  });
export type GenerateMealPlan = z.input<typeof generateMealPlanRequest>;

/** The smallest change that makes a plan possible. */
export const planChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('raise_net_carbs'), to: z.number() }),
  z.object({ kind: z.literal('add_role'), role: z.string(), examples: z.array(z.string()) }),
  z.object({ kind: z.literal('change_type'), to: planType }),
  z.object({ kind: z.literal('fewer_meals'), mealTypes: z.array(mealCategory) }),
  z.object({ kind: z.literal('fewer_days'), to: z.number().int() }),
  z.object({ kind: z.literal('more_at_hand'), pantryItemId: rowId, name: z.string(), grams: z.number() }),
  /** Nothing the planner may change: a clinician, or the person's own targets, come first. */
  z.object({ kind: z.literal('none') }),
]);
export type PlanChange = z.infer<typeof planChange>;

export const generateMealPlanResponse = z.object({ mealPlan: z.string().min(1), plan: mealPlan });
export type GeneratedMealPlan = z.infer<typeof generateMealPlanResponse>;

/** Why there is no plan. */
export const planRefusal = z.object({
  limit: z.enum([
    'health',
    'net_carbs',
    'allergies',
    'dislikes',
    'eating_style',
    'ingredients',
    'at_hand',
    'values_unknown',
  ]),
  /** For the person, with the change in the same breath. */
  message: z.string(),
  change: planChange,
  /** For the rest of a day that cannot keep the limit of net carbs: the plan with the fewest, which says that it is over. */
  nearest: generateMealPlanResponse.optional(),
});
export type PlanRefusal = z.infer<typeof planRefusal>;

/** A JSON-encoded list, as the calls send it. */
const encodedList = <T extends z.ZodType>(item: T, words: string) =>
  z.string(words).transform((text, context): z.output<T>[] => {
    try {
      return z.array(item).max(PLAN_ITEMS_MOST).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: words });
      return z.NEVER;
    }
  });

const title = z
  .string('Please enter a title for the meal plan')
  .trim()
  .min(1, 'Please enter a title for the meal plan')
  .max(200, 'Please keep the title under 200 characters');

export const saveMealPlanRequest = z.object({
  title,
  content: z.string().min(1, 'You don’t have a meal plan to save').max(200_000),
  /** JSON-encoded list of ids. */
  pantryItemIds: encodedList(rowId, 'pantryItemIds must be a list of pantry items'),
  mealPlanType: planType.default('enhanced'),
  mealTypes: z.array(mealCategory).default([]),
  plan: mealPlan.nullable().default(null),
  /** Made by the client per saving; a repeated post finds the plan stored before. */
  idempotencyKey: z.uuid().optional(),
});
export type SaveMealPlan = z.input<typeof saveMealPlanRequest>;

export const savedMealPlan = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  /** JSON-encoded list of ids. */
  pantryItemIds: z.string(),
  mealPlanType: planType,
  /** JSON-encoded list of categories. */
  mealTypes: z.string().nullable(),
  /** Null for plans that were saved as text alone. */
  plan: mealPlan.nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedMealPlan = z.infer<typeof savedMealPlan>;

/** A plan in a list: what its text says is read when it is opened. */
export const listedMealPlan = savedMealPlan
  .pick({ id: true, title: true, mealPlanType: true, mealTypes: true, createdAt: true })
  .extend({
    /** Of each day; null for plans that were saved as text alone. */
    dayTotals: z.array(planValues).nullable(),
  });

export const renameMealPlanRequest = z.object({ title });

export const mealPlanParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Takes what a dish (or, without a key, the whole plan) used from the pantry; each cooking can be undone. */
export const cookRequest = z.object({
  dishKey: z.string().max(40).optional(),
  servings: z.number().min(0.25).max(20).default(1),
  idempotencyKey: z.uuid(),
});

const amountOfItem = z.object({
  pantryItemId: rowId,
  name: z.string(),
  /** What was taken or put back. */
  grams: z.number(),
  /** What is there now. */
  left: z.number(),
});

export const cooked = z.object({
  id: z.number().int(),
  /** Grams taken from each item, at most what was there; items of which nobody said how much is there are not touched. */
  taken: z.array(amountOfItem),
  /** Names of pantry foods in it whose amount nobody said, or that are no longer in the pantry. */
  untracked: z.array(z.string()),
});
export type Cooked = z.infer<typeof cooked>;

export const cookedParams = z.object({ cookedId: z.coerce.number().int().positive().max(2_147_483_647) });

/** What was put back; items that are gone or no longer counted are left out. */
export const cookingUndone = z.object({ id: z.number().int(), returned: z.array(amountOfItem) });
export type CookingUndone = z.infer<typeof cookingUndone>;
