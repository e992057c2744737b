/** An ingredient that raises glucose though its name may not say sugar. */
export interface HiddenCarb {
  readonly name: string;
  readonly kind: 'sugar' | 'starch';
}

const SUGAR_WORDS =
  /\b(maltodextrin|dextrose|glucose syrup|glucose-fructose syrup|corn syrup|high fructose corn syrup|rice syrup|malt syrup|malt extract|invert sugar|cane sugar|brown sugar|fructose|sucrose|honey|agave|maple syrup|molasses|treacle|fruit juice concentrate|barley malt|isomalto-?oligosaccharides?|sirop de glucose|glukosesirup|jarabe de glucosa)\b/g;
const STARCH_WORDS =
  /\b(modified (?:food |corn |maize |tapioca |potato )?starch|corn ?starch|potato starch|tapioca(?: starch)?|wheat starch|rice starch|wheat flour|rice flour|corn flour|oat flour|potato flakes|semolina|amidon(?: modifie)?|modifizierte starke|almidon(?: modificado)?)\b/g;

function namesIn(text: string, words: RegExp): string[] {
  return [...new Set([...text.matchAll(words)].map(([word]) => word))];
}

/** Sugars and starches named in an ingredient list that are easily overlooked, each once, as printed. */
export function hiddenCarbs(ingredients: string): HiddenCarb[] {
  const plain = ingredients
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return [
    ...namesIn(plain, SUGAR_WORDS).map((name): HiddenCarb => ({ name, kind: 'sugar' })),
    ...namesIn(plain, STARCH_WORDS).map((name): HiddenCarb => ({ name, kind: 'starch' })),
  ];
}
