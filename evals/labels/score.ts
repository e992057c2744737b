import type { NutrientName } from '#contract/nutrition.ts';
import { netCarbs } from '#domain/nutrition/net-carbs.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import type { TruthColumn, TruthPhoto } from './truth.ts';

export type TruthField = Exclude<keyof TruthColumn, 'basis'>;

/** Name in the truth file and name in a reading. */
export const FIELD_NAMES: Readonly<Record<TruthField, NutrientName>> = {
  calories: 'calories',
  energy_kj: 'energy_kj',
  total_fat: 'total_fat',
  saturated_fat: 'saturated_fat',
  total_carbs: 'total_carbs',
  dietary_fiber: 'dietary_fiber',
  sugars: 'sugars',
  protein: 'protein',
  sodium_mg: 'sodium',
  salt_g: 'salt',
};

export type FieldScore = {
  field: TruthField;
  truth: number | null;
  value: number | null;
  sure: boolean;
  exact: boolean;
};

export type PhotoScore = {
  fields: FieldScore[];
  netCarbs: { truth: number; value: number | null } | null;
};

/** Fields that count for a label: energy once (kcal before kJ), sodium or salt. */
function fieldsOf(truth: TruthPhoto): TruthField[] {
  const energy: TruthField = truth.calories === null && truth.energy_kj !== null ? 'energy_kj' : 'calories';
  const sodium: TruthField = truth.sodium_mg === null && truth.salt_g !== null ? 'salt_g' : 'sodium_mg';
  return [energy, 'total_fat', 'saturated_fat', 'total_carbs', 'dietary_fiber', 'sugars', 'protein', sodium];
}

function scoreField(
  truth: TruthPhoto,
  column: TruthColumn,
  field: TruthField,
  facts: NutritionFacts | null,
): FieldScore {
  const reading = facts?.nutrients[FIELD_NAMES[field]];
  const value = reading?.value ?? null;
  const wanted = column[field];
  const within = truth.less_than.includes(field) && wanted !== null && value !== null && value <= wanted;
  const exact = wanted !== null && value !== null && (Math.abs(value - wanted) < 1e-6 || within);
  return { field, truth: wanted, value, sure: value !== null && reading?.sure === true, exact };
}

/** Net carbs of a truth column: fiber is inside the carbs on US and Canadian labels, apart on others. */
function truthNetCarbs(truth: TruthPhoto, column: TruthColumn): number | null {
  if (column.total_carbs === null) return null;
  if (truth.kind === 'eu') return column.total_carbs;
  return Math.max(0, column.total_carbs - (column.dietary_fiber ?? 0));
}

/** Scores a reading against the truth's main column or, as a whole, its other column. `facts` null: refused. */
export function scorePhoto(truth: TruthPhoto, facts: NutritionFacts | null): PhotoScore {
  const columns: TruthColumn[] = truth.alt ? [truth, truth.alt] : [truth];
  const tries = columns.map((column) => {
    const fields = fieldsOf(truth).map((field) => scoreField(truth, column, field, facts));
    const net = truthNetCarbs(truth, column);
    const value = facts ? (netCarbs(facts).interval?.value ?? null) : null;
    return { fields, netCarbs: net === null ? null : { truth: net, value } };
  });
  const exact = ({ fields }: PhotoScore) => fields.filter((field) => field.exact).length;
  const [main, alt] = tries;
  if (!main) throw new Error(`${truth.file} has no truth column`);
  return alt && exact(alt) > exact(main) ? alt : main;
}
