import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { printFontFaces } from '#tests/label-images/draw-text.ts';

const STYLE = `
  ${printFontFaces()}
  body { margin: 0; padding: 60px; width: 760px; background: #f4efe4; color: #151515; font-family: Print }
  h1 { font-size: 104px; line-height: 1.1; margin: 60px 0 40px; text-align: center }
  p { font-size: 27px; line-height: 1.5; margin: 0 0 26px }`;

/** A side of a package as a phone would take it: drawn by the browser, a little soft. */
async function photograph(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<style>${STYLE}</style>${html}`);
  const drawn = await page.screenshot({ fullPage: true });
  await page.close();
  return sharp(drawn).blur(0.4).modulate({ brightness: 0.96 }).jpeg({ quality: 85 }).toBuffer();
}

/** The front: a name in large print and nothing that could be taken for a value. */
export function photographFront(context: BrowserContext): Promise<Buffer> {
  return photograph(
    context,
    '<h1>Harbour<br>Almond Crunch</h1><p style="text-align:center">Roasted slowly</p>',
  );
}

/** The side with the ingredient list and its warning about traces. */
export function photographIngredients(context: BrowserContext): Promise<Buffer> {
  return photograph(
    context,
    `<p><b>Ingredients:</b> Almonds, maltodextrin, skimmed milk powder, erythritol, soy lecithin, sea salt.
      May contain peanuts and sesame.</p>`,
  );
}
