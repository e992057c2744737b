import { listText } from '#domain/food-text/amount-text.ts';
import { roundTo } from '#domain/numbers/rounding.ts';
import { fibreExceedsCarbs, netCarbs } from '#domain/nutrition/net-carbs.ts';
import { nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { DEFAULT_POLYOL_POLICY, polyolShares } from '#domain/nutrition/polyols.ts';
import { type DayLimit, dayText } from '../foods/day-limit.ts';
import type { ToldLabel } from './told-label.ts';

/** Printed figures are rounded, so a sum of them may be off by less than this, in grams. */
const ROUNDING = 1;
/** Shares of the day up to which an amount fits well, and up to which it takes a good part. */
const WELL = 0.2;
const PART = 0.35;

/** What comes off, such as "half of 11 xylitol", and the grams of which it is a part. */
type Part = { readonly text: string; readonly grams: number; readonly off: number; readonly name: string };

const tenths = (grams: number) => String(roundTo(grams, 1));
const isNear = (one: number, other: number) => Math.abs(one - other) < ROUNDING;
const sumOf = (parts: readonly { grams: number }[]) => parts.reduce((sum, { grams }) => sum + grams, 0);

/** Net carbs of the label; `kind` reads it as one of the other style, `as` names sugar alcohols without a name. */
function netOf({ facts }: ToldLabel, kind = facts.basis.kind, as?: 'erythritol' | 'maltitol'): number {
  const polyols = as ? [...facts.polyols, { name: as, grams: null }] : facts.polyols;
  return netCarbs({ ...facts, polyols, basis: { kind, reason: '' } }).interval?.value ?? 0;
}

function partsOf({ facts }: ToldLabel): Part[] {
  const plain = (grams: number | null, name: string): Part[] =>
    grams ? [{ text: `${tenths(grams)} ${name}`, grams, off: grams, name }] : [];
  const sweet = polyolShares(nutrientValue(facts, 'sugar_alcohols'), facts.polyols).map(
    ({ grams, kinds }): Part => {
      const off = 1 - Math.max(...kinds.map((kind) => DEFAULT_POLYOL_POLICY.counts[kind]));
      const share = off === 1 ? '' : off === 0.5 ? 'half of ' : 'a quarter of ';
      const name = kinds[0] === 'unknown' ? 'sugar alcohols' : kinds.join(' and ').replaceAll('_', ' ');
      return { text: `${share}${tenths(grams)} ${name}`, grams, off: grams * off, name };
    },
  );
  const fiber = facts.basis.kind === 'available' ? null : nutrientValue(facts, 'dietary_fiber');
  return [...plain(fiber, 'fiber'), ...sweet, ...plain(nutrientValue(facts, 'allulose'), 'allulose')];
}

/** What no label of this style can say; null where it can. */
function impossible({ facts }: ToldLabel, carbs: number, parts: readonly Part[]): string | null {
  const sugars = nutrientValue(facts, 'sugars');
  const inside = [...parts, ...(sugars ? [{ grams: sugars, name: 'sugars' }] : [])];
  if (sumOf(inside) <= carbs + (ROUNDING / 2) * (inside.length + 1)) return null;
  const names = listText(inside.map(({ grams, name }) => `${tenths(grams)} g ${name}`));
  const come = inside.length > 1 ? ` come to ${tenths(sumOf(inside))} g, which` : '';
  return `Those figures can’t be right: ${names}${come} can’t be part of ${tenths(carbs)} g carbs. Please check them on the label: a digit may be misread, or one is per serving and the other per 100 g.`;
}

/** Whether the net carbs that were told hold, those that do first. */
function claimWords(label: ToldLabel, carbs: number, parts: readonly Part[]): string | null {
  const net = netOf(label);
  const isInside = label.facts.basis.kind === 'total_incl_fibre';
  const other = netOf(label, isInside ? 'available' : 'total_incl_fibre');
  const partly = parts.filter(({ grams, off }) => off < grams).map(({ name }) => name);
  const why = (claim: number): string => {
    if (partly.length > 0 && isNear(claim, carbs - sumOf(parts)))
      return partly.includes('sugar alcohols')
        ? ' unless the sugar alcohols are all erythritol'
        : `: it takes off all of the ${listText(partly)}`;
    if (!isNear(claim, other) || isNear(net, other)) return '';
    if (!label.isSureOfBasis)
      return ` unless the label is ${isInside ? 'European' : 'from the US or Canada'}`;
    return isInside ? ': it leaves the fiber in' : ': it takes the fiber off a second time';
  };
  const isRight = (claim: number) => isNear(claim, net) || isNear(claim, net * label.count);
  const right = label.nets.filter(isRight).map((claim) => `**${tenths(claim)} g is right**`);
  const wrong = label.nets
    .filter((claim) => !isRight(claim))
    .map((claim) => `**${tenths(claim)} g doesn’t hold**${why(claim)}`);
  return label.nets.length > 0 ? `So ${listText([...right, ...wrong])}.` : null;
}

/** How the other kind of label would have it, where it is open which this is. */
function otherStyle(label: ToldLabel): string | null {
  const { facts, isSureOfBasis } = label;
  if (isSureOfBasis || !nutrientValue(facts, 'dietary_fiber')) return null;
  if (fibreExceedsCarbs(facts))
    return 'With more fiber than carbs it must be a European-style label; if it is a US one, please check both figures.';
  return facts.basis.kind === 'available'
    ? `On a US or Canadian label the fiber comes off too, which makes ${tenths(netOf(label, 'total_incl_fibre'))} g.`
    : `On a European label fiber is already left out, so it would be ${tenths(netOf(label, 'available'))} g.`;
}

function dayWords({ unit, count, text }: ToldLabel, net: number, day: DayLimit): string {
  if (day.stop !== null) return `I won’t compare that with a keto limit for you. ${day.stop}`;
  const share = net / day.grams;
  if (share < 0.01) return `That’s next to nothing in ${dayText(day)}.`;
  const of = share > 1 ? `more than ${dayText(day)}` : `${Math.round(share * 100)} % of ${dayText(day)}`;
  if (unit === '100 g' && count === 1) return `100 g of it is ${of}; 10 g has ${tenths(net / 10)} g.`;
  if (!/\b(?:ok|okay|fits?|keto|low carb|allowed|good|bad|fine|too (?:much|many|high))\b/.test(text))
    return `That’s ${of}.`;
  const less = share <= PART ? 'it fits if the rest of the day stays low' : 'a smaller amount fits better';
  return `That’s ${of}, so ${share <= WELL ? 'it fits well' : less}.`;
}

/** The net carbs of a told label with the sum, whether a claim holds, and the share of the day. */
export function toldLabelText(label: ToldLabel, day: DayLimit): string {
  const { facts, unit, count } = label;
  const carbs = nutrientValue(facts, 'total_carbs') ?? 0;
  const parts = partsOf(label);
  const wrong = impossible(label, carbs, parts);
  if (wrong) return wrong;
  const net = netOf(label);
  const { kind } = facts.basis;
  const isOpen = parts.some(({ name }) => name === 'sugar alcohols');
  const range = `**${tenths(netOf(label, kind, 'erythritol'))} and ${tenths(netOf(label, kind, 'maltitol'))} g net**`;
  const maltitol = parts.find(({ name }) => name.startsWith('maltitol'));
  const sugarsToo = nutrientValue(facts, 'sugars') ? ', sugars included' : '';
  const sum = [tenths(carbs), ...parts.map(({ text }) => text)].join(' - ');
  const isLeftOut = kind === 'available' && nutrientValue(facts, 'dietary_fiber');
  const eaten = unit === '100 g' ? `${tenths(count * 100)} g` : count < 1 ? 'half' : `${count} of them`;
  const unweighed = [
    ...facts.polyols.filter(({ grams }) => grams === null && !facts.nutrients.sugar_alcohols),
    ...(/\ballulose\b/.test(label.text) && !facts.nutrients.allulose ? [{ name: 'allulose' }] : []),
  ].map(({ name }) => name);
  const most = (netCarbs(facts).interval?.high ?? 0) * count;
  return [
    `${isOpen ? `Between ${range}, about ${tenths(net)}` : `About **${tenths(net)} g net**`}${unit ? ` per ${unit}` : ''}: ${parts.length > 0 ? sum : `the carbs as they are${sugarsToo}`}${isLeftOut ? ', since European-style labels already leave fiber out[^eu-1169-2011]' : ''}.`,
    count === 1 ? null : `For ${eaten} that is **${tenths(net * count)} g**.`,
    count > 1 && net < ROUNDING ? `Labels round, so it may be up to ${tenths(most)} g.` : null,
    claimWords(label, carbs, parts),
    isOpen ? 'The low end is for erythritol, the high end for maltitol: the ingredient list names it.' : null,
    maltitol
      ? `Maltitol raises glucose clearly, so we count three quarters of it; with half it would be ${tenths(net - maltitol.off)} g.`
      : null,
    unweighed.length > 0 ? `Without the grams of ${listText(unweighed)}, nothing comes off for that.` : null,
    dayWords(label, net * count, day),
    otherStyle(label),
  ]
    .filter((line) => line !== null)
    .join(' ');
}
