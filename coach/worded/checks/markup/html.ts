const TAG_MOST = 1000;
/** Their content is no text for a reader. */
const UNREAD = /^<(script|style|template|iframe|object|svg|math)\b/i;

export type Html =
  /** Taken out; `instead` stands in its place. */
  | { readonly kind: 'tag'; readonly instead: string; readonly end: number }
  | { readonly kind: 'address'; readonly href: string; readonly end: number }
  | { readonly kind: 'text'; readonly text: string };

/** What a text that begins with "<" opens with; null while more text may change it. */
export function readHtml(held: string, whole: boolean): Html | null {
  const next = held[1];
  if (next === undefined) return whole ? { kind: 'text', text: '<' } : null;
  // "<5 g" and "a < b" are no tags, whatever is taken out behind them.
  if (/[\d\s=.~≈]/.test(next)) return { kind: 'text', text: '<' };
  if (!/[a-z/!?]/i.test(next)) return { kind: 'text', text: '&lt;' };
  if (held.startsWith('<!--')) return upTo(held, '-->', whole);
  const tag = /^<[^<>]*>/.exec(held)?.[0];
  if (tag === undefined) return openTag(held, whole);
  const address = /^<([a-z][a-z0-9+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>$/i.exec(tag)?.[1];
  if (address !== undefined) return { kind: 'address', href: address, end: tag.length };
  const unread = UNREAD.exec(tag)?.[1];
  if (unread !== undefined && !tag.endsWith('/>')) return upTo(held, `</${unread.toLowerCase()}>`, whole);
  return {
    kind: 'tag',
    instead: /^<\/?(?:br|p|div|li|tr|td|th|hr)\b/i.test(tag) ? ' ' : '',
    end: tag.length,
  };
}

/** A tag that is not closed is no tag, once that is sure. */
function openTag(held: string, whole: boolean): Html | null {
  const broken = held.indexOf('<', 1) !== -1 || held.length >= TAG_MOST;
  return whole || broken ? { kind: 'text', text: '&lt;' } : null;
}

function upTo(held: string, closes: string, whole: boolean): Html | null {
  const place = held.toLowerCase().indexOf(closes);
  if (place !== -1) return { kind: 'tag', instead: '', end: place + closes.length };
  return whole || held.length >= TAG_MOST ? { kind: 'tag', instead: '', end: held.length } : null;
}
