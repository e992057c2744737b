import { createHmac, randomInt } from 'node:crypto';

const CODES = 10;
const HALF = 5;
/** Without what is mistaken for something else: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes such as `k7m2q-9xwtp`, of 49 random bits each. */
export const createRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`);

/** What is stored. Case, spaces and dashes do not matter in what is typed. */
export const hashRecoveryCode = (code: string, key: string): string =>
  createHmac('sha256', key).update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
