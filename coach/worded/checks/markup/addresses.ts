/** Schemes that a reader's program would act on. */
const SCHEMES = [
  'http',
  'https',
  'ftp',
  'file',
  'ws',
  'wss',
  'mailto',
  'javascript',
  'vbscript',
  'data',
  'blob',
  'www',
];
const BEGINNINGS = new Set(SCHEMES.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1))));
const ADDRESS =
  /^(?:(?:https?|ftp|file|wss?):\/\/|(?:mailto|blob):(?=\S)|(?:javascript|vbscript):|data:(?=[a-z]+\/|[;,])|www\.)[^\s<>"`\]|]*/i;
const NOT_OF_ADDRESS = /(?<![.,;:!?)*_'’])[.,;:!?)*_'’]+$/;
const HOST = /^(?:https?:\/\/|ftp:\/\/|wss?:\/\/)?(?:[^/@\s]*@)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)/i;

const LEFT_OUT = '(link left out)';
/** "www.javascript" with a colon behind it would read as a scheme. */
const ENDS_IN_SCHEME = /(?:javascript|vbscript|data)$/i;

export type Address = { readonly href: string; readonly end: number };

/** An address that opens a text; 'more' while it may become one or go on, null where none begins. */
export function readAddress(held: string, whole: boolean): Address | 'more' | null {
  const word = /^[a-z]+/i.exec(held)?.[0].toLowerCase() ?? '';
  if (!BEGINNINGS.has(word)) return null;
  // "https:/" and "data:imag" may become addresses yet.
  const opening = /^[a-z]+(?::\/{0,2}|:[a-z]*|\.)?/i.exec(held)?.[0] ?? '';
  const address = ADDRESS.exec(held)?.[0];
  if (!whole && (address ?? opening).length === held.length) return 'more';
  if (address === undefined) return null;
  const trimmed = address.replace(NOT_OF_ADDRESS, '');
  const href = trimmed.includes('(') && address[trimmed.length] === ')' ? `${trimmed})` : trimmed;
  return { href, end: href.length };
}

/** What is left of an address that is no source: its host, or words that say so. */
export function hostOf(href: string): string {
  const host = HOST.exec(href)?.[1] ?? /^mailto:([^?\s]+)/i.exec(href)?.[1];
  return host === undefined || ENDS_IN_SCHEME.test(host) ? LEFT_OUT : host;
}

/** A page of this app: a path without a query, so that it carries nothing away. */
export function isPage(href: string): boolean {
  return /^\/(?!api(?:\/|$))[a-z0-9][a-z0-9/-]*(?:#[a-z0-9-]+)?$/i.test(href) || href === '/';
}
