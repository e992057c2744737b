import { ALLERGIES, type Allergy } from '#contract/profile-values.ts';
import { ALLERGEN_WORDS, LOOK_ALIKES } from './allergen-words.ts';

/**
 * How each allergen is called on screen. The first nine are the United States' major food allergens (Food Allergen
 * Labeling and Consumer Protection Act of 2004; sesame by the FASTER Act of 2021). All but the name "wheat", which
 * stands there among the cereals with gluten, are in Annex II of Regulation (EU) No 1169/2011 too.
 */
export const ALLERGEN_NAMES: Readonly<Record<Allergy, string>> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustaceans: 'crustacean shellfish',
  tree_nuts: 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soybeans',
  sesame: 'sesame',
  gluten_cereals: 'rye, barley, oats or gluten',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  molluscs: 'molluscs',
  sulphites: 'sulphites',
};

export interface Allergen {
  readonly id: Allergy;
  /** Named as an ingredient, or only in a warning about traces. */
  readonly presence: 'contains' | 'may_contain';
  /** The words that say so, as read but in lower case without accents, each once. */
  readonly words: readonly string[];
}

const PATTERNS = ALLERGIES.map((id) => ({
  id,
  pattern: new RegExp(`\\b(?:${ALLERGEN_WORDS[id].join('|')})\\b`, 'g'),
}));

/** Begins a warning about traces, which ends with its sentence or where a statement of contents begins. */
const TRACES =
  /\b(?:may (?:also )?contain|might contain|can contain|traces? of|(?:made|produced|processed|packed|manufactured) (?:in|on) (?:an?|the|shared|equipment|lines?|machinery)\b|peut (?:aussi |egalement )?contenir|peuvent contenir|traces? (?:eventuelles? )?(?:de|d)|puede(?:n)? contener|trazas de|kann\b|konnen\b|spuren von|puo contenere|tracce di|kan (?:sporen|ook)|kan\b(?=[^.;]{0,120}\bbevatten)|sporen van|pode(?:m)? conter|vestigios de)(?:(?!\b(?:contains|contient|enthalt|contiene|contem|bevat|ingredients|zutaten)\b)[^.;])*/g;

/** What is said not to be inside. One word only: a warning too many is better than one too few. */
const FREE_FROM =
  /\b[a-z]+[ -]free\b(?![ -](?:from|of|range|run))|\b(?:free (?:from|of)|contains? no|does not contain(?: any)?|without|sans|sin|ohne|senza|zonder|sem)[ :]+[a-z]+|\b[a-z]+(?:frei|vrij)(?:e[rsn]?)?\b/g;

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('\u0153', 'oe')
    .replaceAll('\u00e6', 'ae')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u2019', "'")
    .replace(/(\d)[.,](\d)/g, '$1 $2')
    .replace(/\s+/g, ' ');
}

function withoutLookAlikes(text: string): string {
  const claimed = text.replace(FREE_FROM, ' ');
  return LOOK_ALIKES.reduce((rest, [pattern, real]) => rest.replace(pattern, real), claimed);
}

function addWords(text: string, found: Map<Allergy, Set<string>>): void {
  for (const { id, pattern } of PATTERNS) {
    for (const [word] of text.matchAll(pattern)) found.set(id, (found.get(id) ?? new Set()).add(word));
  }
}

/**
 * Allergens named in an ingredient list as it was read, each once, what is contained first. It only points out
 * words: a list that was misread or not photographed whole may name more, so an empty answer is no all-clear.
 */
export function allergensIn(ingredients: string): Allergen[] {
  const contained = new Map<Allergy, Set<string>>();
  const traces = new Map<Allergy, Set<string>>();
  const printed = plainText(ingredients);
  // A word may be divided at a line's end; a hyphen may also belong there, so both readings are looked at.
  for (const text of new Set([printed, printed.replace(/([a-z])- ([a-z])/g, '$1$2')])) {
    const warnings = text.match(TRACES) ?? [];
    addWords(withoutLookAlikes(text.replace(TRACES, ' . ')), contained);
    for (const warning of warnings) addWords(withoutLookAlikes(warning), traces);
  }
  const tell = (presence: Allergen['presence'], found: Map<Allergy, Set<string>>) =>
    ALLERGIES.flatMap((id): Allergen[] => {
      const words = found.get(id);
      return words ? [{ id, presence, words: [...words] }] : [];
    });
  return [
    ...tell('contains', contained),
    ...tell('may_contain', traces).filter(({ id }) => !contained.has(id)),
  ];
}
