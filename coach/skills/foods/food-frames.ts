function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Words a question about foods is built of, whatever it asks. */
const COMMON = words(
  `how much many what what's whats which is are am was be the a an of in on for to from per at it its it's this that these those
  there i i'd i'm im me my we our you your u us do does did have has had having got get gets getting can could may might will would
  should shall please tell give show share read know need want like see find say about any some just really actually exactly so if
  and or with as by also too very then than hi hello hey ok okay thanks captain keto ketogenic diet lowcarb eat eats eating ate eaten
  drink drinks drinking drank consume consuming use using food foods snack meal breakfast lunch dinner supper brunch today tonight
  now usually normally typically typical roughly approximately approx average around total amount amounts each single sitting one's
  while when during still ever even anyone everyone guys people person someone information info facts fact kind look looks`,
);

/** Words that ask for values. */
const VALUES = words(
  `net carb carbs carbohydrate carbohydrates calorie calories calorific caloric kcal kcals cal cals energy protein proteins fat fats fiber
  fibre sugar sugars sodium salt potassium magnesium cholesterol saturated macro macros macronutrient macronutrients nutrition
  nutritional nutritionally nutrient nutrients content contents count value values level levels number lot lots gram grams g
  contain contains containing contained estimate estimated expect figure figures breakdown profile long high higher low lower there're
  intake consist come comes add up altogether together makes make full rich dense serving`,
);

/** Words that ask whether a food is all right. */
const VERDICT = words(
  `good bad fine allowed friendly approved safe acceptable permitted healthy unhealthy healthiest nutritious well great best better
  worse worst free zero carb carbs low high net fit fits worth thing idea problem alright compatible suitable ketosis kick out break
  me regularly option choice junk much nutrition nutrients way`,
);

const SWAPS = words(
  `substitute substitutes substitution substitutions alternative alternatives replacement replacements replace replacing swap swaps
  instead place option options idea ideas lower low fewer less carb carbs good best better healthy healthier something else cook
  make for version try choose`,
);

const FITS = words(
  `fit fits fitting carb carbs net g gram grams day daily limit without going over per budget allowance still stay staying under ketosis
  max maximum most within`,
);

const COMPARE = words(
  `better best worse worst lower lowest higher highest healthier healthiest healthy more most less least fewer between compare compared
  comparison comparing versus vs difference differences different carb carbs net carbohydrate calories calorie protein fat fiber fibre
  sugar sodium potassium magnesium cholesterol choose pick choice prefer option instead rather good go same as nutrition nutritional
  nutrient nutrients nutritious content value values wise`,
);

export type FrameKind = 'values' | 'verdict' | 'swaps' | 'fits' | 'compare';

const FRAMES: Readonly<Record<FrameKind, ReadonlySet<string>>> = {
  values: VALUES,
  verdict: VERDICT,
  swaps: SWAPS,
  fits: FITS,
  compare: COMPARE,
};

/** Nutrients that are foods, too: "how many carbs in sugar". */
const ALSO_FOODS = words('sugar salt');

/** Tells the words of a question from those of its foods. With `sparing`, sugar and salt are foods. */
export function frameOf(kind: FrameKind, sparing = false): (word: string) => boolean {
  const own = FRAMES[kind];
  return (word) => (COMMON.has(word) || own.has(word)) && !(sparing && ALSO_FOODS.has(word));
}
