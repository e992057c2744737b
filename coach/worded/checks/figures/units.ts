import { CM_PER_INCH, KG_PER_LB } from '#domain/health-values/measure-units.ts';

/** What units measure; within one dimension they turn into each other exactly. */
type Dimension = 'mass' | 'volume' | 'energy' | 'length' | 'short time' | 'long time' | 'blood';

export type Unit = {
  /** As it is written in lists of ours. */
  readonly name: string;
  /** Null for a unit that turns into no other. */
  readonly dimension: Dimension | null;
  /** How many of the dimension's base (g, ml, kcal, cm, hour, month, mg/dL) one of it is; 1 without a dimension. */
  readonly size: number;
};

/** Thermochemical calorie, as labels use it. */
const KJ_PER_KCAL = 4.184;
/** The avoirdupois ounce is a sixteenth of a pound. */
const OUNCES_PER_LB = 16;

const UNIT_WORDS: readonly (readonly [
  name: string,
  dimension: Dimension | null,
  size: number,
  words: string,
])[] = [
  [
    'g',
    'mass',
    1,
    'g gr gm gms gram grams gramme grammes gramm gramo gramos grammo grammi grama gramas carb carbs carbohydrate carbohydrates',
  ],
  ['mg', 'mass', 1e-3, 'mg milligram milligrams milligramm miligramos milligrammes milligrammi'],
  ['mcg', 'mass', 1e-6, 'mcg µg μg ug microgram micrograms'],
  ['kg', 'mass', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos'],
  ['oz', 'mass', (KG_PER_LB * 1000) / OUNCES_PER_LB, 'oz ounce ounces'],
  ['lb', 'mass', KG_PER_LB * 1000, 'lb lbs pound pounds libras livres pfund'],
  ['ml', 'volume', 1, 'ml milliliter milliliters millilitre millilitres'],
  ['cl', 'volume', 10, 'cl'],
  ['dl', 'volume', 100, 'dl deciliter deciliters decilitre decilitres'],
  ['l', 'volume', 1000, 'l liter liters litre litres litros litri'],
  ['fl oz', null, 1, 'floz'],
  ['cup', null, 1, 'cup cups'],
  ['tbsp', null, 1, 'tbsp tbsps tbs tablespoon tablespoons'],
  ['tsp', null, 1, 'tsp tsps teaspoon teaspoons'],
  [
    'kcal',
    'energy',
    1,
    'kcal kcals cal cals calorie calories kilocalorie kilocalories kalorien calorías calorie',
  ],
  ['kJ', 'energy', 1 / KJ_PER_KCAL, 'kj kilojoule kilojoules'],
  ['%', null, 1, 'percent prozent pct point points'],
  ['cm', 'length', 1, 'cm cms centimeter centimeters centimetre centimetres zentimeter'],
  ['mm', 'length', 0.1, 'mm millimeter millimeters millimetre millimetres'],
  ['m', 'length', 100, 'm meter meters metre metres'],
  ['km', 'length', 1e5, 'km kilometer kilometers kilometre kilometres'],
  ['in', 'length', CM_PER_INCH, 'inch inches zoll'],
  ['ft', 'length', 12 * CM_PER_INCH, 'ft foot feet'],
  ['mile', null, 1, 'mile miles'],
  ['second', 'short time', 1 / 3600, 's sec secs seconds sekunden segundos secondes'],
  ['minute', 'short time', 1 / 60, 'min mins minute minutes minuten minutos minuti'],
  ['hour', 'short time', 1, 'h hr hrs hour hours stunde stunden heure heures hora horas ore uur'],
  ['day', 'short time', 24, 'day days tag tage tagen jour jours día días dia dias giorni dagen'],
  [
    'week',
    'short time',
    168,
    'wk wks week weeks woche wochen semaine semaines semana semanas settimane weken',
  ],
  ['month', 'long time', 1, 'mo month months monat monate monaten mois mes meses mesi maanden'],
  ['year', 'long time', 12, 'yr yrs year years jahr jahre jahren ans années año años anos anni jaar'],
  ['IU', null, 1, 'iu ie ui'],
  ['unit', null, 1, 'unit units einheiten unités unidades'],
  ['mmHg', null, 1, 'mmhg'],
  ['mEq', null, 1, 'meq'],
  ['bpm', null, 1, 'bpm'],
  ['mg/dL', 'blood', 1, 'mgdl'],
  // Its size depends on the substance; see blood-units.ts.
  ['mmol/L', 'blood', Number.NaN, 'mmol mmols millimolar millimole millimoles'],
];

const UNITS = new Map<string, Unit>();
for (const [name, dimension, size, words] of UNIT_WORDS) {
  for (const word of words.split(' ')) UNITS.set(word, { name, dimension, size });
}

/** The unit that a word or sign means; undefined when it is none. */
export function unitOfWord(word: string): Unit | undefined {
  return UNITS.get(word.toLowerCase());
}

/** A unit made on the spot, e.g. "g/kg" or "/10"; it turns into no other. */
export function unitNamed(name: string): Unit {
  return { name, dimension: null, size: 1 };
}

/** What stands behind "/" or "per" and makes another unit of the one before it. */
const DENOMINATORS: Readonly<Record<string, string>> = {
  dl: 'dL',
  deciliter: 'dL',
  decilitre: 'dL',
  l: 'L',
  liter: 'L',
  litre: 'L',
  ml: 'mL',
  milliliter: 'mL',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  lb: 'lb',
  pound: 'lb',
  mol: 'mol',
};

/** "mg" over "dL"; undefined where the second word makes no other unit ("per day"). */
export function unitOver(unit: Unit, below: string): Unit | undefined {
  const denominator = DENOMINATORS[below.toLowerCase()];
  if (denominator === undefined) return undefined;
  const name = `${unit.name.replace('/L', '')}/${denominator}`;
  if (name === 'mmol/L') return unit;
  return unitOfWord(name.replace('/', '')) ?? unitNamed(name);
}

export const PERCENT: Unit = unitNamed('%');
