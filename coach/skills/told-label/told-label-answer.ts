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
const ASKS_FIT = /\b(?:ok|okay|fits?|keto|low carb|allowed|good|bad|fine|too (?:much|many|high))\b/;
/** Sugar alcohols that the label does not name. */
const UNNAMED = 'sugar alcohols';
const COUNTED = DEFAULT_POLYOL_POLICY.counts;

/** Grams of which `off` come off, in words: "half of 11 xylitol". */
type Part = { readonly name: string; readonly grams: number; readonly off: number; readonly text: string };

const tenths = (grams: number) => String(roundTo(grams, 1));
const isNear = (one: number, other: number) => Math.abs(one - other) < ROUNDING;
const sumOf = (parts: readonly { grams: number }[]) => parts.reduce((sum, { grams }) => sum + grams, 0);

/** Net carbs of the label, read as one of the kind. */
const netOf = ({ facts }: ToldLabel, kind = facts.basis.kind) =>
  netCarbs({ ...facts, basis: { kind, reason: '' } }).interval?.value ?? 0;
const otherKind = ({ facts }: ToldLabel) =>
  facts.basis.kind === 'available' ? 'total_incl_fibre' : 'available';

function partsOf({ facts }: ToldLabel): Part[] {
  const part = (name: string, grams: number | null, share = 1): Part[] => {
    const of = share === 1 ? '' : share === 0.5 ? 'half of ' : 'a quarter of ';
    return grams ? [{ name, grams, off: grams * share, text: `${of}${tenths(grams)} ${name}` }] : [];
  };
  const polyols = polyolShares(nutrientValue(facts, 'sugar_alcohols'), facts.polyols);
  return [
    ...part('fiber', facts.basis.kind === 'available' ? null : nutrientValue(facts, 'dietary_fiber')),
    ...polyols.flatMap(({ grams, kinds }) => {
      const name = kinds[0] === 'unknown' ? UNNAMED : kinds.join(' and ').replaceAll('_', ' ');
      return part(name, grams, 1 - Math.max(...kinds.map((kind) => COUNTED[kind])));
    }),
    ...part('allulose', nutrientValue(facts, 'allulose')),
  ];
}

/** Why no label can say that: the parts exceed the carbs; null where they do not. */
function impossible({ facts }: ToldLabel, carbs: number, parts: readonly Part[]): string | null {
  const sugars = nutrientValue(facts, 'sugars');
  const inside = [...parts, ...(sugars ? [{ grams: sugars, name: 'sugars' }] : [])];
  if (sumOf(inside) <= carbs + (ROUNDING / 2) * (inside.length + 1)) return null;
  const names = listText(inside.map(({ grams, name }) => `${tenths(grams)} g ${name}`));
  const come = inside.length > 1 ? ` come to ${tenths(sumOf(inside))} g, which` : '';
  return `Those figures can’t be right: ${names}${come} can’t be part of ${tenths(carbs)} g carbs. Please check them on the label: a digit may be misread, or one is per serving and the other per 100 g.`;
}

/** Whether the net carbs that were told hold. */
function claimWords(label: ToldLabel, carbs: number, parts: readonly Part[]): string | null {
  const net = netOf(label);
  const partly = parts.filter(({ grams, off }) => off < grams).map(({ name }) => name);
  const judged = label.nets.map((claim) => {
    if (isNear(claim, net) || isNear(claim, net * label.count)) return `**${tenths(claim)} g is right**`;
    const wrong = `**${tenths(claim)} g doesn’t hold**`;
    if (partly.length > 0 && isNear(claim, carbs - sumOf(parts)))
      return partly.includes(UNNAMED)
        ? `${wrong} unless the sugar alcohols are all erythritol`
        : `${wrong}: it takes off all of the ${listText(partly)}`;
    if (!isNear(claim, netOf(label, otherKind(label)))) return wrong;
    if (!label.isSureOfBasis)
      return `${wrong} unless the label is ${claim > net ? 'European' : 'from the US or Canada'}`;
    return `${wrong}: it ${claim > net ? 'leaves the fiber in' : 'takes the fiber off a second time'}`;
  });
  return judged.length > 0 ? `So ${listText(judged)}.` : null;
}

/** How the other kind of label would have it, where it is open which this is. */
function otherStyle(label: ToldLabel): string | null {
  if (label.isSureOfBasis || !nutrientValue(label.facts, 'dietary_fiber')) return null;
  if (fibreExceedsCarbs(label.facts))
    return 'With more fiber than carbs it must be a European-style label; if it is a US one, please check both figures.';
  const grams = tenths(netOf(label, otherKind(label)));
  return otherKind(label) === 'available'
    ? `On a European label fiber is already left out, so it would be ${grams} g.`
    : `On a US or Canadian label the fiber comes off too, which makes ${grams} g.`;
}

function dayWords({ unit, count, text }: ToldLabel, net: number, day: DayLimit): string {
  if (day.stop !== null) return `I won’t compare that with a keto limit for you. ${day.stop}`;
  const share = net / day.grams;
  if (share < 0.01) return `That’s next to nothing in ${dayText(day)}.`;
  const of = share > 1 ? `more than ${dayText(day)}` : `${Math.round(share * 100)}% of ${dayText(day)}`;
  if (unit === '100 g' && count === 1) return `100 g of it is ${of}; 10 g has ${tenths(net / 10)} g.`;
  if (!ASKS_FIT.test(text)) return `That’s ${of}.`;
  const less = share <= PART ? 'it fits if the rest of the day stays low' : 'a smaller amount fits better';
  return `That’s ${of}, so ${share <= WELL ? 'it fits well' : less}.`;
}

/** The net carbs of a told label with the sum, whether a claim holds, and the share of the day. */
export function toldLabelText(label: ToldLabel, day: DayLimit): string {
  const { facts, unit, count } = label;
  const carbs = nutrientValue(facts, 'total_carbs') ?? 0;
  const parts = partsOf(label);
  const net = netOf(label);
  const sum = [tenths(carbs), ...parts.map(({ text }) => text)].join(' - ');
  const asTheyAre = `the carbs as they are${nutrientValue(facts, 'sugars') ? ', sugars included' : ''}`;
  const isLeftOut = facts.basis.kind === 'available' && nutrientValue(facts, 'dietary_fiber');
  const eaten = unit === '100 g' ? `${tenths(count * 100)} g` : count < 1 ? 'half' : `${count} of them`;
  const most = (netCarbs(facts).interval?.high ?? 0) * count;
  const maltitol = parts.find(({ name }) => name.startsWith('maltitol'));
  // These may be erythritol, of which nothing counts, or maltitol.
  const open = parts.find(({ name }) => name === UNNAMED);
  const range = [COUNTED.erythritol, COUNTED.maltitol].map((counted) => {
    const off = parts.map((part) => (part === open ? part.grams * (1 - counted) : part.off));
    return tenths(Math.max(0, carbs - off.reduce((sum, grams) => sum + grams, 0)));
  });
  const unweighed = [
    ...(facts.nutrients.sugar_alcohols ? [] : facts.polyols.filter(({ grams }) => grams === null)),
    ...(/\ballulose\b/.test(label.text) && !facts.nutrients.allulose ? [{ name: 'allulose' }] : []),
  ].map(({ name }) => name);
  const lines = [
    `${open ? `Between **${range.join(' and ')} g net**, about ${tenths(net)}` : `About **${tenths(net)} g net**`}${unit ? ` per ${unit}` : ''}: ${parts.length > 0 ? sum : asTheyAre}${isLeftOut ? ', since European-style labels already leave fiber out[^eu-1169-2011]' : ''}.`,
    count !== 1 && `For ${eaten} that is **${tenths(net * count)} g**.`,
    count > 1 && net < ROUNDING && `Labels use rounded numbers, so it may be up to ${tenths(most)} g.`,
    claimWords(label, carbs, parts),
    open && 'The low end is for erythritol, the high end for maltitol: the ingredient list names it.',
    maltitol &&
      `Maltitol clearly raises glucose, so we count three quarters of it; if we counted half, it would be ${tenths(net - maltitol.off)} g.`,
    unweighed.length > 0 &&
      `Without the grams of ${listText(unweighed)}, I can’t subtract anything for that.`,
    dayWords(label, net * count, day),
    otherStyle(label),
  ];
  return impossible(label, carbs, parts) ?? lines.filter(Boolean).join(' ');
}
