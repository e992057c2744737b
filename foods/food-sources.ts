import { foodById } from '#content/foods/foods.ts';
import { tableFoodById } from './meal-text/name-table.ts';

const FDC = 'https://fdc.nal.usda.gov/fdc-app.html#/?query=';
const SR28_DIGITS = 5;

/** Where the values of a food come from, by its number: five digits are SR28, eight the survey of what people eat. */
export function sourceOfFood(id: string): { readonly title: string; readonly href: string } {
  if (id.length <= SR28_DIGITS)
    return { title: `USDA SR28: ${foodById(id)?.description ?? id}`, href: `${FDC}ndbNumber:${Number(id)}` };
  return { title: `USDA FNDDS: ${tableFoodById(id)?.food.description ?? id}`, href: `${FDC}${id}` };
}
