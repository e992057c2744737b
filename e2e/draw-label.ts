import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { printFontFaces } from '#tests/label-images/draw-text.ts';

export type LabelRow = { name: string; indent?: number; bold?: boolean; dailyValue?: string };

/** Almond butter, by its label: 7 g carbs of which 3 g fiber. Calories fit 4-4-9 within rounding. */
const ROWS: LabelRow[] = [
  { name: 'Total Fat 16g', bold: true, dailyValue: '21%' },
  { name: 'Saturated Fat 1.5g', indent: 1, dailyValue: '8%' },
  { name: 'Trans Fat 0g', indent: 1 },
  { name: 'Cholesterol 0mg', bold: true, dailyValue: '0%' },
  { name: 'Sodium 65mg', bold: true, dailyValue: '3%' },
  { name: 'Total Carbohydrate 7g', bold: true, dailyValue: '3%' },
  { name: 'Dietary Fiber 3g', indent: 1, dailyValue: '11%' },
  { name: 'Total Sugars 2g', indent: 1 },
  { name: 'Includes 0g Added Sugars', indent: 2, dailyValue: '0%' },
  { name: 'Protein 6g', bold: true },
];

const STYLE = `
  ${printFontFaces()}
  body { margin: 40px; background: #e9e2d5; font-family: Print; color: #000 }
  .panel { width: 380px; background: #fff; border: 2px solid #000; padding: 8px }
  h1 { font-size: 44px; margin: 0; border-bottom: 1px solid #000 }
  .serving { font-size: 20px; font-weight: bold; border-bottom: 12px solid #000; padding: 4px 0 }
  .calories { display: flex; justify-content: space-between; font-size: 34px; font-weight: 900; border-bottom: 6px solid #000 }
  .row { display: flex; justify-content: space-between; font-size: 18px; border-bottom: 1px solid #000; padding: 3px 0 }
  .bold { font-weight: bold }`;

let photo: Buffer | undefined;

/** A photo of a US Nutrition Facts panel as a phone would take it. It is always the same, and drawn once. */
export async function photographLabel(context: BrowserContext): Promise<Buffer> {
  photo ??= await draw(context);
  return photo;
}

/** Drawn by the browser, a little tilted and soft. */
async function draw(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  const rows = ROWS.map(
    ({ name, indent = 0, bold, dailyValue = '' }) =>
      `<div class="row" style="padding-left:${indent * 18}px"><span class="${bold ? 'bold' : ''}">${name}</span><b>${dailyValue}</b></div>`,
  ).join('');
  await page.setContent(`<style>${STYLE}</style><div class="panel"><h1>Nutrition Facts</h1>
    <div>11 servings per container</div>
    <div class="serving" style="display:flex;justify-content:space-between"><span>Serving size</span><span>2 tbsp (32g)</span></div>
    <div class="calories"><span>Calories</span><span>190</span></div>
    <div class="row"><span></span><b>% Daily Value*</b></div>${rows}</div>`);
  const drawn = await page.screenshot({ fullPage: true });
  await page.close();
  return sharp(drawn)
    .resize({ width: 1100 })
    .rotate(2, { background: '#e9e2d5' })
    .blur(0.6)
    .modulate({ brightness: 0.93 })
    .jpeg({ quality: 82 })
    .toBuffer();
}
