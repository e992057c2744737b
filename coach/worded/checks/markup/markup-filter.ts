import { createHoldBack, type Decision } from '../hold-back.ts';
import { fixedPart, type Part, type Stage, textPart } from '../part.ts';
import { hostOf, isPage, readAddress } from './addresses.ts';
import { type Bracket, readBracket } from './brackets.ts';
import { readHtml } from './html.ts';
import { createSeamGuard } from './seam-guard.ts';
import type { SourceHrefs } from './source-hrefs.ts';

/** An address may be long, and nothing of it is shown before it is read whole. */
const HELD_MOST = 2400;
const LETTER_END = /\p{L}$/u;
const OPENS_BRACKET = /^(?:\[|【|\\\[)/;
const TIGHT = /^[\s.,;:!?)\]]/;
const ENTITY = /^&(?:#(x[0-9a-f]{1,6}|\d{1,7})|nbsp);/i;
const OTHER_MARKS_MOST = 60;
const ENTITY_MOST = 10;

/**
 * Brings citations to one form, drops those of unknown sources, reduces links and images to their text where no source
 * has their address, and takes out HTML.
 */
export function createMarkupFilter(sources: SourceHrefs): Stage {
  const filter = createHoldBack((held, left, whole) => decide(sources, held, left, whole), HELD_MOST);
  const seams = createSeamGuard();
  return {
    push: (part) => filter.push(part).map(seams),
    end: () => filter.end().map(seams),
  };
}

function decide(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  const first = held.charAt(0);
  if (/[^\S\n]/.test(first)) return decideBlank(sources, held, left, whole);
  if (first === '[' || first === '!' || first === '【') return decideBracket(sources, held, left, whole);
  if (first === '<') return decideHtml(sources, held, whole);
  if (first === '&') return decideEntity(held, whole);
  if (first === '\\') return decideEscape(sources, held, left, whole);
  if (first === ':') return decideColon(held, left, whole);
  if (!/[a-z]/i.test(first) || LETTER_END.test(left.slice(-1))) return plain(held, 1);
  const address = readAddress(held, whole);
  if (address === 'more') return null;
  return address ? { taken: address.end, parts: addressParts(sources, address.href) } : plain(held, 1);
}

function plain(held: string, taken: number): Decision {
  return { taken, parts: [textPart(held.slice(0, taken))] };
}

/** Some models escape their marks: "\\[1\\]". What else is escaped is read as if it were not. */
function decideEscape(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  if (held.length < 2 && !whole) return null;
  if (held.charAt(1) === '[') return decideBracket(sources, held, left, whole);
  return plain(held, 1);
}

/** The scheme of an address that is glued to a word: it goes on as plain words. */
function decideColon(held: string, left: string, whole: boolean): Decision | null {
  if (!LETTER_END.test(left.slice(-1))) return plain(held, 1);
  if (/(?:java|vb)script$/i.test(left.slice(-10))) return { taken: 1, parts: [textPart(' ')] };
  if (/^:\/?$/.test(held) && !whole) return null;
  return held.startsWith('://') ? { taken: 3, parts: [textPart(' ')] } : plain(held, 1);
}

/** Blanks before marks that are taken out go with them. */
function decideBlank(sources: SourceHrefs, held: string, left: string, whole: boolean): Decision | null {
  const blanks = blanksAt(held, 0);
  let end = blanks;
  for (;;) {
    const next = end + blanksAt(held, end);
    if (next >= held.length && !whole) return null;
    if (!OPENS_BRACKET.test(held.slice(next, next + 2))) break;
    const bracket = bracketAt(held.slice(next), left, whole);
    if (!bracket) return null;
    if (!isUnknown(sources, bracket)) break;
    end = next + bracket.end;
  }
  if (end === blanks) return plain(held, blanks);
  const behind = held.charAt(end);
  const tight = behind === '' || TIGHT.test(behind);
  return { taken: end, parts: tight ? [] : [textPart(held.slice(0, blanks))] };
}

function blanksAt(held: string, place: number): number {
  return /^[^\S\n]*/.exec(held.slice(place))?.[0].length ?? 0;
}

/** 【1†...】 and \\[1\\] are how some models cite. */
function bracketAt(held: string, left: string, whole: boolean): Bracket | null {
  const other = held.startsWith('【') ? '】' : held.startsWith('\\[') ? '\\]' : null;
  if (other === null) return readBracket(held, left, whole);
  const begin = other.length;
  const close = held.indexOf(other, begin);
  if (close === -1) {
    const isOver = whole || held.length > OTHER_MARKS_MOST || held.includes('\n');
    return isOver ? { kind: 'text', end: begin } : null;
  }
  const bracket = readBracket(`[${held.slice(begin, close)}]`, left, true);
  return bracket?.kind === 'cites' ? { ...bracket, end: close + begin } : { kind: 'text', end: begin };
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
  if (bracket.kind === 'text') {
    const text = held.slice(0, bracket.end);
    return [text.startsWith('\\') ? fixedPart(text) : textPart(text)];
  }
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
  return [textPart(hostOf(href))];
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
