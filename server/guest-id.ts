import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;

/** A new guest id: 128 random bits and our signature over them, both base64url. */
export function createGuestId(key: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${signature(id, key)}`;
}

/** Whether this server, or another with the same secret, made the id. */
export function isOwnGuestId(guestId: string, key: string): boolean {
  const [id, given, ...rest] = guestId.split('.');
  if (!id || !given || rest.length > 0) return false;
  const expected = Buffer.from(signature(id, key));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signature(id: string, key: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
