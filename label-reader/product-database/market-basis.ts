import type { CarbBasis } from '#contract/nutrition.ts';
import { energyConsistency } from '#domain/nutrition/energy-consistency.ts';
import { fibreExceedsCarbs } from '#domain/nutrition/net-carbs.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';

/** Markets whose labels count fiber inside carbohydrate. */
const FIBRE_INSIDE: ReadonlySet<string> = new Set(['united-states', 'canada', 'puerto-rico']);

/** Markets whose labels keep fiber apart: EU, EFTA, UK, Australia, New Zealand, Mexico. */
const FIBRE_APART: ReadonlySet<string> = new Set(
  (
    'austria belgium bulgaria croatia cyprus czech-republic denmark estonia finland france germany greece ' +
    'hungary ireland italy latvia lithuania luxembourg malta netherlands poland portugal romania slovakia ' +
    'slovenia spain sweden united-kingdom switzerland norway iceland liechtenstein australia new-zealand ' +
    'mexico reunion guadeloupe martinique french-guiana'
  ).split(' '),
);

/** One reading of the carbs must fit the energy this well, and the other must miss it by as much again. */
const FITS_WITHIN = { share: 0.02, kcal: 3 } as const;

function byEnergy(facts: NutritionFacts): CarbBasis['kind'] | null {
  const inside = energyConsistency(facts, { basis: 'total_incl_fibre' });
  const apart = energyConsistency(facts, { basis: 'available' });
  if (inside.expected === null || apart.expected === null) return null;
  const room = FITS_WITHIN.share * inside.expected + FITS_WITHIN.kcal;
  if (Math.abs(inside.distance - apart.distance) < room) return null;
  if (Math.min(inside.distance, apart.distance) > room) return null;
  return inside.distance < apart.distance ? 'total_incl_fibre' : 'available';
}

/**
 * What an entry's `carbohydrates` means. The database keeps the number printed on the package, so the market
 * decides: it is known to hold total carbohydrate for US and Canadian packages and available carbohydrate for
 * European and Australian ones. Sold in both or in neither, the energy decides where it can.
 */
export function marketBasis(facts: NutritionFacts, countries: readonly string[]): CarbBasis {
  if (fibreExceedsCarbs(facts)) {
    const fibre = nutrientValue(facts, 'dietary_fiber');
    const carbs = nutrientValue(facts, 'total_carbs');
    return {
      kind: 'available',
      reason: `There is more fiber (${fibre} g) than carbs (${carbs} g), so fiber cannot be part of the carbs.`,
    };
  }
  const markets = countries.map((tag) => tag.replace(/^[a-z]{2}:/, ''));
  const inside = markets.some((market) => FIBRE_INSIDE.has(market));
  const apart = markets.some((market) => FIBRE_APART.has(market));
  if (inside && !apart) {
    return {
      kind: 'total_incl_fibre',
      reason: 'The product is sold in the US or Canada, where carbs include fiber.',
    };
  }
  if (apart && !inside) {
    return {
      kind: 'available',
      reason: 'The product is sold where labels list fiber separately from carbs (Europe, Australia).',
    };
  }
  const kind = byEnergy(facts);
  if (kind) {
    const how = kind === 'available' ? 'comes on top of' : 'is part of';
    return { kind, reason: `The calories in the database add up only when fiber ${how} the carbs.` };
  }
  return {
    kind: 'unknown',
    reason: 'The database doesn’t say whether its carbs include fiber: please check.',
  };
}
