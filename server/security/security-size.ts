/** How much the security suites try: `npm run test:security` sets "full", a plain test run takes the smaller size. */
const isFull = process.env.SECURITY_TESTS === 'full';

/** @returns `full` in the whole security run, else `small` */
export const sized = (small: number, full: number): number => (isFull ? full : small);

/** The same requests at every plain run; others at every whole one, unless SECURITY_SEED asks for a known one. */
export const seed = Number(
  process.env.SECURITY_SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20261123),
);
