import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homaBand, homaIr } from './homa-ir.ts';
import { labToMg, labToMmol } from './lab-units.ts';

const SUBSTANCES = ['ketones', 'cholesterol', 'triglycerides'] as const;

describe('laboratory units', () => {
  test('published pairs: LDL 190 mg/dL is 4.9, triglycerides 150 are 1.7, ketones 1 mmol/L are 10.4', () => {
    expect(labToMmol('cholesterol', 190)).toBeCloseTo(4.91, 2);
    expect(labToMmol('triglycerides', 150)).toBeCloseTo(1.69, 2);
    expect(labToMg('ketones', 1)).toBe(10.4);
  });

  test('there and back is the same value, and more stays more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBSTANCES),
        fc.double({ min: 0.01, max: 2000, noNaN: true }),
        fc.double({ min: 0.01, max: 2000, noNaN: true }),
        (substance, a, b) => {
          expect(labToMg(substance, labToMmol(substance, a))).toBeCloseTo(a, 6);
          // Two that differ in their last bits alone may come out as one number.
          fc.pre(Math.abs(a - b) > 1e-9 * a);
          expect(Math.sign(labToMmol(substance, a) - labToMmol(substance, b))).toBe(Math.sign(a - b));
        },
      ),
    );
  });
});

describe('HOMA-IR', () => {
  test('insulin 10 µU/mL with glucose 100 mg/dL is about 2.5', () => {
    expect(homaIr(10, 'µU/mL', 100, 'mg/dL')).toBeCloseTo(2.47, 2);
  });

  test('both units of both values agree within the rounding of the two divisors', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 40, max: 400, noNaN: true }),
        (insulin, glucose) => {
          const us = homaIr(insulin, 'µU/mL', glucose, 'mg/dL');
          const si = homaIr(insulin * 6, 'pmol/L', glucose / 18.016, 'mmol/L');
          expect(Math.abs(us - si) / us).toBeLessThan(0.002);
        },
      ),
    );
  });

  test('bands', () => {
    expect([0.9, 1, 2, 2.1].map(homaBand)).toEqual(['sensitive', 'between', 'between', 'resistant']);
  });
});
