/**
 * Quantile 0.995 of Student's t by degrees of freedom, 1 to 30: two-sided 1 %. National Institute of Standards and
 * Technology, e-Handbook of Statistical Methods, table 1.3.6.7.2.
 */
const T_995 = [
  63.657, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.25, 3.169, 3.106, 3.055, 3.012, 2.977, 2.947,
  2.921, 2.898, 2.878, 2.861, 2.845, 2.831, 2.819, 2.807, 2.797, 2.787, 2.779, 2.771, 2.763, 2.756, 2.75,
];
/** Of the normal distribution, which it comes near to as 1/degrees. */
const Z_995 = 2.576;
const ABOVE_30 = 5.25;

/** Quantile 0.995 of Student's t; Infinity without a degree of freedom. */
export function t995(degrees: number): number {
  if (degrees < 1) return Number.POSITIVE_INFINITY;
  return T_995[Math.floor(degrees) - 1] ?? Z_995 + ABOVE_30 / degrees;
}
