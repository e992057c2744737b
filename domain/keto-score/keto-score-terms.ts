import type { ScoreTerm } from '#contract/nutrition.ts';
import { type Curve, curveAt } from '../numbers/piecewise-linear.ts';
import { energyOf, ketogenicRatio, type ScoreInput } from './score-input.ts';

const START = 9;
/** What a curve of net carbs can take at most: all of the starting points. */
const MOST_POINTS = START;

/** Points taken for grams of net carbs in the portion. 20 g is a whole day on a strict keto diet. */
const PORTION_CURVE: Curve = [
  [1, 0],
  [3, 0.8],
  [5, 1.8],
  [8, 2.9],
  [10, 4.2],
  [15, 6.5],
  [20, 9],
];

/** Points taken for net carbs per 100 g; vegetables and berries keep under the first steps. */
const DENSITY_CURVE: Curve = [
  [5, 0],
  [6, 0.2],
  [8, 1.6],
  [10, 2.3],
  [15, 3.2],
  [20, 4.2],
  [30, 6],
  [50, 8],
  [80, 9],
];

/** Points taken for the share of energy that net carbs bring; nuts and cheese keep under the first steps. */
const SHARE_CURVE: Curve = [
  [0.05, 0],
  [0.1, 0.3],
  [0.2, 1.3],
  [0.3, 2.5],
  [0.4, 4.7],
  [0.5, 6.5],
  [0.7, 8.5],
  [1, 9],
];

/** How much of the concentration counts, by net carbs in the portion: a pinch of spice is not a slice of bread. */
const PINCH_CURVE: Curve = [
  [0.5, 0.15],
  [1, 0.3],
  [2.5, 1],
];

/** Sugars per 100 g from which a small portion is no excuse. */
const SUGARY_PER_100 = 30;
const ADDED_SUGAR_POINTS_PER_GRAM = 0.2;
const ADDED_SUGAR_MOST = 2;
/** One US standard drink is about 14 g of alcohol. */
const ALCOHOL_POINTS_PER_GRAM = 2 / 14;
const ALCOHOL_MOST = 3;

/** A meal is called ketogenic from a ratio of 1.5. */
const RATIO_CURVE: Curve = [
  [0.5, 0],
  [1.5, 1],
];
const PROTEIN_SHARE_CURVE: Curve = [
  [0.1, 0],
  [0.3, 1],
];
/** A portion with less energy than this has nothing to judge by fat or protein. US labels print it as 0. */
const NO_ENERGY_KCAL = 5;
const NO_ENERGY_NET_CARBS = 1;

/** Points with one decimal, as they are shown, so that the shown terms add up. */
export function tenth(points: number): number {
  return Math.round(points * 10) / 10;
}

function grams(amount: number): string {
  return `${tenth(amount)} g`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** All terms of the score, in the order they are shown. Their sum is the score before rounding. */
export function scoreTerms(input: ScoreInput, unknownWeight: UnknownWeight): ScoreTerm[] {
  return [
    { id: 'start', label: 'Starting points', points: START, detail: 'Every food starts here.' },
    portionTerm(input),
    concentrationTerm(input, unknownWeight),
    addedSugarTerm(input),
    ...(input.alcoholG ? [alcoholTerm(input.alcoholG)] : []),
    ...bonusTerms(input),
  ];
}

function portionTerm({ netCarbsG }: ScoreInput): ScoreTerm {
  return {
    id: 'net_carbs_portion',
    label: 'Net carbs in a portion',
    points: -tenth(curveAt(PORTION_CURVE, netCarbsG)) || 0,
    detail: `${grams(netCarbsG)} of net carbs; a strict keto day has room for about 20 g.`,
  };
}

/** How a portion of unknown weight is taken: as watery as can be, or as concentrated as can be. */
export type UnknownWeight = 'assume_watery' | 'assume_dense';

/** Points for density alone, times how much of them counts; the part that needs the portion's weight. */
function densityPoints({ netCarbsG, portionGrams, sugarsG }: ScoreInput, unknownWeight: UnknownWeight) {
  if (netCarbsG === 0) return { points: 0, counted: 1 };
  if (!portionGrams) return { points: unknownWeight === 'assume_watery' ? 0 : MOST_POINTS, counted: 1 };
  const pinch = curveAt(PINCH_CURVE, netCarbsG);
  const sugary = Math.min(1, ((sugarsG ?? 0) * 100) / portionGrams / SUGARY_PER_100);
  return {
    points: curveAt(DENSITY_CURVE, (100 * netCarbsG) / portionGrams),
    counted: pinch + (1 - pinch) * sugary,
  };
}

function concentrationDetail(per100: number | null, share: number | null): string {
  const parts: string[] = [];
  if (per100 !== null) parts.push(`${grams(per100)} of net carbs in 100 g`);
  if (share !== null) parts.push(`${percent(share)} of its calories from net carbs`);
  if (parts.length === 0) return 'We don’t know its weight or its calories.';
  const milder =
    parts.length > 1 ? ' Both of these would cost points, so we count only the smaller loss.' : '';
  return `${parts.join(', ')}.${milder} A very small portion loses fewer points, unless its carbs are sugar.`;
}

function concentrationTerm(input: ScoreInput, unknownWeight: UnknownWeight): ScoreTerm {
  const { netCarbsG, portionGrams } = input;
  const energy = energyOf(input);
  const share = energy === null || energy === 0 ? null : Math.min(1, (4 * netCarbsG) / energy);
  const byShare = share === null ? MOST_POINTS : curveAt(SHARE_CURVE, share);
  const byDensity = densityPoints(input, unknownWeight);
  return {
    id: 'net_carbs_concentration',
    label: 'How concentrated the carbs are',
    points: -tenth(Math.min(byShare, byDensity.points) * byDensity.counted) || 0,
    detail: concentrationDetail(portionGrams ? (100 * netCarbsG) / portionGrams : null, share),
  };
}

function addedSugarTerm({ addedSugarsG }: ScoreInput): ScoreTerm {
  const points = Math.min(ADDED_SUGAR_MOST, (addedSugarsG ?? 0) * ADDED_SUGAR_POINTS_PER_GRAM);
  return {
    id: 'added_sugar',
    label: 'Added sugar',
    points: -tenth(points) || 0,
    detail:
      addedSugarsG === null ? 'Not listed, so we took nothing off.' : `${grams(addedSugarsG)} in a portion.`,
  };
}

function alcoholTerm(alcoholG: number): ScoreTerm {
  return {
    id: 'alcohol',
    label: 'Alcohol',
    points: -tenth(Math.min(ALCOHOL_MOST, alcoholG * ALCOHOL_POINTS_PER_GRAM)) || 0,
    detail: `${grams(alcoholG)} of alcohol, which the body burns before it makes ketones.`,
  };
}

/** Up to one point, from whichever speaks more for the food: its fat, its protein, or having no energy at all. */
function bonusTerms(input: ScoreInput): ScoreTerm[] {
  const energy = energyOf(input);
  const ratio = ketogenicRatio(input.fatG, input.proteinG, input.netCarbsG);
  const proteinShare =
    energy === null || energy === 0 || input.proteinG === null
      ? null
      : Math.min(1, (4 * input.proteinG) / energy);
  const byRatio = ratio === null ? 0 : tenth(curveAt(RATIO_CURVE, ratio));
  const byProtein = proteinShare === null ? 0 : tenth(curveAt(PROTEIN_SHARE_CURVE, proteinShare));
  const noEnergy = energy !== null && energy < NO_ENERGY_KCAL && input.netCarbsG < NO_ENERGY_NET_CARBS;
  const best = Math.max(byRatio, byProtein, noEnergy ? 1 : 0);
  return [
    {
      id: 'ketogenic_ratio',
      label: 'Ketogenic ratio',
      points: byRatio,
      detail:
        ratio === null
          ? 'We don’t know its fat or protein, so we added nothing.'
          : `${ratio.toFixed(1)} parts that help your body make ketones (most of the fat, about half of the protein) to 1 part that works against them (the carbs and the rest). At 1.5 or more, a meal counts as ketogenic.`,
    },
    {
      id: 'protein',
      label: noEnergy ? 'Protein, or hardly any calories' : 'Protein',
      points: tenth(best - byRatio),
      detail: noEnergy
        ? 'It has hardly any calories, so we can’t go by fat or protein.'
        : proteinShare === null
          ? 'We don’t know its protein or calories, so we added nothing.'
          : `${percent(proteinShare)} of its calories come from protein. High-protein foods, like lean meat and fish, get extra points here.`,
    },
  ];
}
