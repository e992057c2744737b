import { createHoldBack, type Decision } from '../hold-back.ts';
import { fixedPart, type Part, type Stage, textPart } from '../part.ts';
import { hostOf, isPage, readAddress } from './addresses.ts';
import { type Bracket, readBracket } from './brackets.ts';
import { readHtml } from './html.ts';
import type { SourceHrefs } from './source-hrefs.ts';

/** An address may be long, and nothing of it is shown before it is read whole. */
const HELD_MOST = 2400;
const IN_WORD = /[\p{L}\p{Nd}]$/u;
const TIGHT = /^[\s.,;:!?)\]]/;
const ENTITY = /^&(?:#(x[0-9a-f]{1,6}|\d{1,7})|nbsp);/i;
const FULL_WIDTH_MOST = 60;
const ENTITY_MOST = 10;

/**
 * Brings citations to one form, drops those of unknown sources, reduces links and images to their text where no source
 * has their address, and takes out HTML.
 */
export function createMarkupFilter(sources: SourceHrefs): Stage {
  return createHoldBack((held, left, whole) => decide(sources, held, left, whole), HELD_MOST);
}

function decide(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  const first = held.charAt(0);
  if (/[^\S\n]/.test(first)) return decideBlank(sources, held, left, whole);
  if (first === '[' || first === '!' || first === '【') return decideBracket(sources, held, left, whole);
  if (first === '<') return decideHtml(sources, held, whole);
  if (first === '&') return decideEntity(held, whole);
  if (first === '\\') {
    if (held.length < 2 && !whole) return null;
    return /^\\[[\]]/.test(held) ? { taken: 1, parts: [] } : plain(held, 1);
  }
  if (!/[a-z]/i.test(first) || IN_WORD.test(left)) return plain(held, 1);
  const address = readAddress(held, whole);
  if (address === 'more') return null;
  return address ? { taken: address.end, parts: addressParts(sources, address.href) } : plain(held, 1);
}

function plain(held: string, taken: number): Decision {
  return { taken, parts: [textPart(held.slice(0, taken))] };
}

/** Blanks before a mark that is taken out go with it. */
function decideBlank(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  const blanks = /^[^\S\n]+/.exec(held)?.[0].length ?? 1;
  const next = held.charAt(blanks);
  if (next === '') return whole ? plain(held, blanks) : null;
  if (next !== '[' && next !== '【') return plain(held, blanks);
  const rest = held.slice(blanks);
  const bracket = bracketAt(rest, left, whole);
  if (!bracket) return null;
  if (!isUnknown(sources, bracket)) return plain(held, blanks);
  const behind = rest.charAt(bracket.end);
  if (behind === '' && !whole) return null;
  const tight = behind === '' || TIGHT.test(behind);
  return { taken: blanks + bracket.end, parts: tight ? [] : [textPart(held.slice(0, blanks))] };
}

/** 【1†...】 is how some models cite. */
function bracketAt(held: string, left: string, whole: boolean): Bracket | null {
  if (!held.startsWith('【')) return readBracket(held, left, whole);
  const end = held.indexOf('】');
  if (end === -1) return whole || held.length > FULL_WIDTH_MOST ? { kind: 'text', end: 1 } : null;
  return readBracket(`[${held.slice(1, end)}]`, left, true);
}

function isUnknown(sources: SourceHrefs, bracket: Bracket): boolean {
  return bracket.kind === 'cites' && !bracket.numbers.some((number) => sources.has(number));
}

function decideBracket(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  if (held.startsWith('!')) {
    if (held.length < 2 && !whole) return null;
    if (held.charAt(1) !== '[') return plain(held, 1);
  }
  const bracket = bracketAt(held, left, whole);
  if (!bracket) return null;
  if (!isUnknown(sources, bracket))
    return { taken: bracket.end, parts: bracketParts(sources, bracket, held) };
  // At the start of a line the blanks behind the mark go too.
  if (left !== '' && !/\s$/.test(left)) return { taken: bracket.end, parts: [] };
  const blanks = /^[^\S\n]*/.exec(held.slice(bracket.end))?.[0].length ?? 0;
  const end = bracket.end + blanks;
  return end === held.length && !whole ? null : { taken: end, parts: [] };
}

function bracketParts(sources: SourceHrefs, bracket: Bracket, held: string): Part[] {
  if (bracket.kind === 'text') return [textPart(held.slice(0, bracket.end))];
  if (bracket.kind === 'open') return [fixedPart('\\[')];
  if (bracket.kind === 'definition') return [];
  if (bracket.kind === 'cites') {
    return bracket.numbers
      .filter((number) => sources.has(number))
      .map((number) => fixedPart(sources.mark(number), [number]));
  }
  const label = reduced(sources, bracket.label);
  const { href } = bracket;
  const number = sources.numberOf(href);
  if (bracket.kind === 'image' || label.length === 0 || (number === null && !isPage(href))) return label;
  return [fixedPart('['), ...label, fixedPart(`](${href})`, number === null ? [] : [number])];
}

/** The words of a link or image, checked like any text. */
function reduced(sources: SourceHrefs, label: string): Part[] {
  const filter = createMarkupFilter(sources);
  return [...filter.push(textPart(label)), ...filter.end()];
}

function addressParts(sources: SourceHrefs, href: string): Part[] {
  const number = sources.numberOf(href);
  if (number !== null) return [fixedPart(href, [number])];
  const host = hostOf(href);
  return host === '' ? [] : [textPart(host)];
}

function decideHtml(sources: SourceHrefs, held: string, whole: boolean): Decision | null {
  const html = readHtml(held, whole);
  if (!html) return null;
  if (html.kind === 'text') return { taken: 1, parts: [textPart(html.text)] };
  if (html.kind === 'address') return { taken: html.end, parts: addressParts(sources, html.href) };
  return { taken: html.end, parts: html.instead === '' ? [] : [textPart(html.instead)] };
}

/** Letters and digits written as references are read as what they show. */
function decideEntity(held: string, whole: boolean): Decision | null {
  const entity = ENTITY.exec(held);
  if (!entity) {
    const mayBe = /^&(?:#x?[0-9a-f]*|n(?:b(?:sp?)?)?)?$/i.test(held) && held.length < ENTITY_MOST;
    return mayBe && !whole ? null : plain(held, 1);
  }
  const code = entity[1] ?? '32';
  const point = code.toLowerCase().startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number(code);
  const shown = point > 0x10ffff ? '' : String.fromCodePoint(point);
  const taken = entity[0].length;
  if (/^[\p{L}\p{N} %.,:/-]$/u.test(shown)) return { taken, parts: [textPart(shown)] };
  return { taken, parts: [fixedPart(entity[0])] };
}
