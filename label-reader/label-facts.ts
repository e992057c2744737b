import {
  type FieldReading,
  type LabelColumn,
  NUTRIENT_NAMES,
  NUTRIENT_UNIT,
  type NutrientName,
  type PhotoBox,
} from '#contract/nutrition.ts';
import { decideCarbBasis } from '#domain/nutrition/carb-basis.ts';
import { labelCues } from '#domain/nutrition/label-cues.ts';
import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { polyolsInText } from '#domain/nutrition/polyols.ts';
import { servingAmount, withoutAmount } from '#domain/nutrition/serving-amount.ts';
import { type ServingWitnesses, servingWeightDoubt } from './checks/check-serving-weight.ts';
import { type SettledColumn, type SettledField, settleColumns } from './checks/settle-columns.ts';
import { readIngredients } from './fields/ingredients.ts';
import { nameOfSoleIngredient, readProductName } from './fields/product-name.ts';
import { readServing } from './fields/serving.ts';
import type { ColumnRole } from './layout/column-role.ts';
import type { LabelLine } from './layout/label-lines.ts';
import type { PanelTable } from './layout/panel-table.ts';
import type { Quad } from './photo/raster.ts';

const COLUMN_OF_ROLE: Readonly<Record<ColumnRole, LabelColumn>> = {
  per_serving: 'per_serving',
  per_100g: 'per_100g',
  per_100ml: 'per_100ml',
  per_container: 'per_container',
  prepared: 'per_serving',
  reference: 'unknown',
  unknown: 'unknown',
};

function toReading(name: NutrientName, field: SettledField, toBox: (quad: Quad) => PhotoBox): FieldReading {
  return {
    value: field.value,
    unit: NUTRIENT_UNIT[name],
    lessThan: field.lessThan,
    confidence: Math.round(field.confidence * 1000) / 1000,
    sure: field.value !== null && field.sure,
    source: 'label',
    box: field.quad ? toBox(field.quad) : null,
    note: field.note,
  };
}

function polyolsOf(fields: SettledColumn['fields'], ingredients: string | null): NutritionFacts['polyols'] {
  const names = new Map<string, number | null>();
  const stated = fields.sugar_alcohols;
  const word = stated?.printedName ?? '';
  for (const kind of polyolsInText(word)) if (kind !== 'unknown') names.set(kind, stated?.value ?? null);
  for (const kind of polyolsInText(ingredients ?? '')) {
    if (kind !== 'unknown' && !names.has(kind)) names.set(kind, null);
  }
  return [...names].map(([name, grams]) => ({ name: name.replaceAll('_', ' '), grams }));
}

/** Facts without a serving weight that cannot be right: the person is asked for it instead. */
function believableServing(
  facts: NutritionFacts,
  witnesses: Pick<ServingWitnesses, 'perServing' | 'byColumns'>,
): NutritionFacts {
  const { servingSize, servingGrams } = facts;
  const doubt = servingSize && servingWeightDoubt({ ...facts, ...witnesses, servingSize });
  if (!doubt || servingGrams === null) return facts;
  const unit = servingAmount(servingSize)?.unit ?? 'g';
  const warning = `The weight of a serving looks like ${servingGrams} ${unit}, but ${doubt}. Please type the weight from the package.`;
  return {
    ...facts,
    servingSize: withoutAmount(servingSize),
    servingGrams: null,
    warnings: [...facts.warnings, warning],
  };
}

/** Puts together what the label says from its laid out lines and table. */
export function labelFacts(
  lines: readonly LabelLine[],
  table: PanelTable,
  toBox: (quad: Quad) => PhotoBox,
): NutritionFacts {
  const cues = labelCues(lines.map(({ text }) => text).join('\n'));
  const { main } = settleColumns(table, cues);
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of NUTRIENT_NAMES) {
    const field = main.fields[name];
    if (field) nutrients[name] = toReading(name, field, toBox);
  }
  const panelTop = Math.min(...table.blocks.flatMap((block) => block.rows.map((row) => row.v)));
  const serving = readServing(lines.filter((line) => line.v < panelTop + 8 * table.pitch));
  const ingredients = readIngredients(lines);
  const facts: NutritionFacts = {
    productName: readProductName(lines, panelTop) ?? nameOfSoleIngredient(ingredients),
    brand: null,
    servingSize: serving.size,
    servingGrams: serving.grams,
    servingsPerContainer: serving.perContainer,
    column: COLUMN_OF_ROLE[main.role],
    basis: { kind: 'unknown', reason: '' },
    nutrients,
    polyols: polyolsOf(main.fields, ingredients),
    ingredients,
    warnings: [],
  };
  const basis = decideCarbBasis(facts, cues);
  // A column without a header is the serving's where a serving is printed or American rules hold.
  const ofServing = serving.size !== null || basis.kind === 'total_incl_fibre';
  const column = facts.column === 'unknown' && ofServing ? 'per_serving' : facts.column;
  const perServing = column === 'per_serving' && main.role !== 'prepared';
  return believableServing({ ...facts, basis, column }, { perServing, byColumns: main.servingByColumns });
}
