import type { BrowserContext, Locator } from '@playwright/test';
import sharp from 'sharp';
import { printFontFaces } from '#tests/label-images/draw-text.ts';

const STYLE = `
  ${printFontFaces()}
  body { margin: 0; color: #151515; font-family: Print }
  section { padding: 60px; width: 760px; background: #f4efe4 }
  h1 { font-size: 104px; line-height: 1.1; margin: 60px 0 40px; text-align: center }
  p { font-size: 27px; line-height: 1.5; margin: 0 0 26px }`;

/** The front has a name in large print and nothing that could be taken for a value. */
const FRONT = '<h1>Harbour<br>Almond Crunch</h1><p style="text-align:center">Roasted slowly</p>';
/** The side with the ingredient list warns about traces. */
const INGREDIENTS = `<p><b>Ingredients:</b> Almonds, maltodextrin, skimmed milk powder, erythritol, soy lecithin, sea salt.
  May contain peanuts and sesame.</p>`;

/** Two sides of a package as a phone would take them: drawn by the browser, a little soft. */
export async function photographPackage(
  context: BrowserContext,
): Promise<{ front: Buffer; ingredients: Buffer }> {
  const page = await context.newPage();
  const sides = [FRONT, INGREDIENTS].map((html) => `<section>${html}</section>`).join('');
  await page.setContent(`<style>${STYLE}</style>${sides}`);
  const photograph = async (side: Locator) =>
    sharp(await side.screenshot())
      .blur(0.4)
      .modulate({ brightness: 0.96 })
      .jpeg({ quality: 85 })
      .toBuffer();
  const front = await photograph(page.locator('section').first());
  const ingredients = await photograph(page.locator('section').last());
  await page.close();
  return { front, ingredients };
}
