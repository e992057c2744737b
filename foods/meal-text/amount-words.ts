/** Units whose weight or volume is the same everywhere. */
export type MeasuredUnit =
  | 'g'
  | 'ml'
  | 'oz'
  | 'lb'
  | 'kg'
  | 'l'
  | 'fl oz'
  | 'cup'
  | 'tbsp'
  | 'tsp'
  | 'pint'
  | 'quart'
  | 'gallon';

const spelt = <T>(table: readonly (readonly [T, string])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(
    table.flatMap(([value, words]) => words.split(',').map((word) => [word, value] as const)),
  );

/** Ways to write a unit, in the singular. */
export const UNIT_WORDS = spelt<MeasuredUnit>([
  ['g', 'g,gr,gm,gram,gramme'],
  ['kg', 'kg,kilo,kilogram'],
  ['oz', 'oz,ounce'],
  ['lb', 'lb,pound'],
  ['ml', 'ml,millilitre,milliliter,cc'],
  ['l', 'l,litre,liter'],
  ['cup', 'cup,cupful'],
  ['tbsp', 'tbsp,tbs,tablespoon,tablespoonful'],
  ['tsp', 'tsp,teaspoon,teaspoonful'],
  ['pint', 'pint'],
  ['quart', 'quart'],
  ['gallon', 'gallon'],
]);

/** Grams of the units of weight. */
export const UNIT_GRAMS: Readonly<Partial<Record<MeasuredUnit, number>>> = {
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
};

/** Millilitres of the units of volume, US customary. */
export const UNIT_MILLILITRES: Readonly<Partial<Record<MeasuredUnit, number>>> = {
  ml: 1,
  l: 1000,
  tsp: 4.929,
  tbsp: 14.787,
  'fl oz': 29.574,
  cup: 236.588,
  pint: 473.176,
  quart: 946.353,
  gallon: 3785.41,
};

export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const)
    .slice(1),
  ['single', 1],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
  ['dozen', 12],
  ['half', 0.5],
  ['quarter', 0.25],
  ['fourth', 0.25],
  ['third', 1 / 3],
  ['fifth', 0.2],
  ['sixth', 1 / 6],
  ['eighth', 0.125],
  ['tenth', 0.1],
  ['twelfth', 1 / 12],
]);

/** Counts that are not exact: usual, least, most. */
export const COUNTING_WORDS: Readonly<Record<string, readonly [number, number, number]>> = {
  couple: [2, 2, 3],
  few: [3, 2, 5],
  several: [4, 3, 7],
  pair: [2, 2, 2],
};

/** Sizes, in the words of the portion tables. */
export const SIZE_WORDS = spelt<string>([
  ['small', 'small,little,smaller,smallish'],
  ['medium', 'medium,med,average,normal'],
  ['regular', 'regular,standard'],
  ['large', 'large,big,larger,lg,generous,hefty'],
  ['extra large', 'extra large,xl,giant,huge,king'],
  ['jumbo', 'jumbo'],
  ['miniature', 'mini,miniature,tiny,bite size,bite sized,snack size,fun size,cocktail,silver dollar'],
  ['thin', 'thin,very thin'],
  ['thick', 'thick'],
  ['personal', 'personal,individual,single serving'],
]);

/** Household measures whose weight depends on the food, in the singular. */
export const MEASURE_WORDS: ReadonlySet<string> = new Set(
  (
    'slice,piece,can,tin,bottle,glass,mug,bowl,bag,box,packet,package,pack,pouch,container,carton,tub,jar,tray,wrapper,' +
    'single serving bag,single serving container,single serving package,serving,portion,helping,plate,plateful,bowlful,order,' +
    'stick,link,patty,strip,rasher,fillet,clove,head,leaf,stalk,spear,floret,floweret,ear,sheet,wedge,shot,handful,scoop,' +
    'spoonful,spoon,dollop,drizzle,splash,dash,pinch,sprinkle,sprinkling,pat,cube,ring,wing,thigh,drumstick,breast,leg,' +
    'bar,square,section,segment,half,chunk,cut,nugget,kernel,sprig,stem,bulb,bunch,rib,cake,loaf,cone,link,steak,chop,' +
    'cutlet,ball,finger,tail,roll,pie,row,bite,nibble,sip,swig,drink,cracker,cookie,egg,nut,chip,sandwich,shell,' +
    'cubic inch,surface inch,drop,tablet,piece slice,sleeve,envelope,block,round,layer,quarter,medallion,skewer,tender,morsel,squirt,knob,forkful,mouthful,ladle,ladleful,katori,vati,bit'
  ).split(','),
);
