import { isIPv6 } from 'node:net';

/** How many of an IPv6 address's eight groups one customer of a provider usually owns whole (a /64). */
const CUSTOMER_GROUPS = 4;

/**
 * What counts as one place in rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household can use any address of its own /64.
 */
export function clientNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, CUSTOMER_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
