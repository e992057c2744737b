import { additionalIngredients } from './additional-ingredients.ts';
import { pantryIngredients } from './pantry-ingredients.ts';
import { planSections } from './plan-sections.ts';
import type { PantryNow, ReadablePlan } from './readable-plan.ts';
import { scaledPlanText } from './scaled-text.ts';

interface ExportOptions {
  /** How many people eat; amounts are multiplied. */
  readonly servings?: number;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join('\n')] : [];
}

/** A plan as it is copied: title, what comes from the pantry, what is needed beside it, and the details. */
export function planToCopy(
  plan: ReadablePlan,
  pantry: readonly PantryNow[],
  { servings = 1 }: ExportOptions = {},
): string {
  const own = pantryIngredients(plan, pantry).items.map(({ name, isAvailable }) =>
    isAvailable ? `✓ ${name}` : `✗ ${name} (not in pantry)`,
  );
  const extras = additionalIngredients(plan, pantry).map((name) => `• ${name}`);
  const { details } = planSections(plan.content);
  return [
    plan.title,
    ...section('INGREDIENTS FROM YOUR PANTRY:', own),
    ...section('ADDITIONAL INGREDIENTS NEEDED:', extras),
    `MEAL PLAN DETAILS:\n${scaledPlanText(details, servings)}`,
  ].join('\n\n');
}

/** A plan as a text file: what is copied, with the day of the export, as the person writes days, at its foot. */
export function planToExport(
  plan: ReadablePlan,
  pantry: readonly PantryNow[],
  { exportedOn, ...options }: ExportOptions & { exportedOn: string },
): string {
  return `${planToCopy(plan, pantry, options)}\n\n---\nExported on ${exportedOn}\n`;
}
