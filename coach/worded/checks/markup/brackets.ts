import { citedNumbers } from './cite-label.ts';

export type Bracket =
  | { readonly kind: 'cites'; readonly numbers: readonly number[]; readonly end: number }
  | { readonly kind: 'link' | 'image'; readonly label: string; readonly href: string; readonly end: number }
  /** The address of a link that stands elsewhere, or a footnote. */
  | { readonly kind: 'definition'; readonly end: number }
  /** No mark: the bracket stands for itself. */
  | { readonly kind: 'text'; readonly end: number };

const LABEL_MOST = 200;
const HREF_MOST = 2000;
const AFTER_DEFINITION = /^\s*<?\S+>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*$/;
const LINE_START = /(?:^|\n)(?:[>*+-]|[^\S\n])*$/;

/** What a text that begins with "[" or "![" opens with; null while more text may change it. */
export function readBracket(held: string, left: string, whole: boolean): Bracket | null {
  const isImage = held.startsWith('!');
  const open = isImage ? 1 : 0;
  const close = closing(held, open, '[', ']', LABEL_MOST);
  if (close === 'open' && !whole) return null;
  if (typeof close !== 'number') return { kind: 'text', end: open + 1 };
  const label = held.slice(open + 1, close);
  const next = held[close + 1];
  if (next === undefined && !whole) return null;
  const numbers = isImage ? null : citedNumbers(label);
  if (next === ':' && !isImage && LINE_START.test(left)) {
    const definition = readDefinition(held, close, whole, numbers !== null);
    if (definition !== 'none') return definition;
  }
  if (next === '(') {
    const target = readTarget(held, close + 1, whole);
    if (!target) return null;
    if (numbers) return { kind: 'cites', numbers, end: target.end };
    return { kind: isImage ? 'image' : 'link', label, ...target };
  }
  if (numbers) return { kind: 'cites', numbers, end: close + 1 };
  if (next === '[') return readReference(held, label, close + 1, isImage, whole);
  return isImage ? { kind: 'image', label, href: '', end: close + 1 } : { kind: 'text', end: open + 1 };
}

/** Place of the bracket that closes; 'open' when it may come yet, null when it does not come. */
function closing(
  text: string,
  from: number,
  opens: string,
  closes: string,
  most: number,
): number | 'open' | null {
  let depth = 0;
  for (let place = from; place < Math.min(text.length, from + most); place += 1) {
    const character = text[place];
    if (character === '\n') return null;
    if (character === '\\') place += 1;
    else if (character === opens) depth += 1;
    else if (character === closes) {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  return text.length >= from + most ? null : 'open';
}

/** The address in "(...)"; an address that breaks off is dropped with all that is there of it. */
function readTarget(held: string, open: number, whole: boolean): { href: string; end: number } | null {
  const close = closing(held, open, '(', ')', HREF_MOST);
  if (close === 'open' && !whole) return null;
  if (typeof close === 'number') {
    const inner = held.slice(open + 1, close).trim();
    return { href: /^<([^>]*)>/.exec(inner)?.[1] ?? inner.split(/\s/)[0] ?? '', end: close + 1 };
  }
  const broken = /^[^\n]*/.exec(held.slice(open))?.[0].length ?? 1;
  return { href: '', end: open + broken };
}

function readDefinition(
  held: string,
  close: number,
  whole: boolean,
  isCite: boolean,
): Bracket | null | 'none' {
  const lineEnd = held.indexOf('\n', close);
  if (lineEnd === -1 && !whole && held.length < HREF_MOST) return null;
  const end = lineEnd === -1 ? held.length : lineEnd;
  return isCite || AFTER_DEFINITION.test(held.slice(close + 2, end)) ? { kind: 'definition', end } : 'none';
}

/** "[words][name]": the words alone are kept; a citation behind them is read on its own. */
function readReference(
  held: string,
  label: string,
  open: number,
  isImage: boolean,
  whole: boolean,
): Bracket | null {
  const kind = isImage ? 'image' : 'link';
  const close = closing(held, open, '[', ']', LABEL_MOST);
  if (close === 'open' && !whole) return null;
  if (typeof close !== 'number') return { kind, label, href: '', end: open };
  const isCite = citedNumbers(held.slice(open + 1, close)) !== null;
  return { kind, label, href: '', end: isCite ? open : close + 1 };
}
