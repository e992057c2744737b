import type { Page } from '@playwright/test';
import { foodById, loadFoods } from '../content/foods/foods.ts';
import { foodFacts } from '../domain/nutrition/food.ts';
import { analyzeFacts } from '../domain/product-analysis/product-analysis.ts';

/** Photos are read as white bread of the foods table from now on, at once: what a reader makes of a photo is not asked. */
export async function readAsBread(page: Page): Promise<void> {
  const food = foodById('18069');
  if (!food) throw new Error('The table has no white bread');
  const facts = { ...foodFacts(food), productName: 'White Bread', brand: 'Dale' };
  const result = { type: 'result', analysis: analyzeFacts(facts, loadFoods()) };
  const body = `data: ${JSON.stringify(result)}\n\n`;
  await page.route('**/api/analyze-nutrition', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
}

/** A picture of nothing, to choose where a photo is asked for. */
export const blankPhoto = async (page: Page) => ({
  name: 'label.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }),
});
