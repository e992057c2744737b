import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit, productCode, toldProduct } from './product-code.ts';

/** The check digit worked out the long way round: whatever digit completes the weighted sum to tens. */
function withCheckDigit(digits: string): string {
  for (let digit = 0; digit <= 9; digit++) {
    const code = `${digits}${digit}`;
    const sum = [...code].reduce(
      (total, d, index) => total + Number(d) * ((code.length - index) % 2 === 0 ? 3 : 1),
      0,
    );
    if (sum % 10 === 0) return code;
  }
  throw new Error('No digit completes the sum');
}

describe('check digit', () => {
  it('accepts codes that stand in the standards as examples', () => {
    for (const code of ['4006381333931', '036000291452', '96385074', '00012345600012']) {
      expect(hasValidCheckDigit(code)).toBe(true);
    }
  });

  it('refuses a changed digit, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12}$/),
        fc.nat({ max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (d, at, by) => {
          const code = withCheckDigit(d);
          const changed = [...code]
            .map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit))
            .join('');
          return hasValidCheckDigit(code) && !hasValidCheckDigit(changed);
        },
      ),
    );
  });

  it('refuses letters and other lengths', () => {
    for (const code of ['', '0', '12345670x', '123456789', '40063813339310000']) {
      expect(hasValidCheckDigit(code)).toBe(false);
    }
  });
});

describe('product number', () => {
  it('is 13 digits whatever the symbol', () => {
    expect(productCode('4006381333931')).toBe('4006381333931');
    expect(productCode('036000291452')).toBe('0036000291452');
    expect(productCode('0 36000 29145-2')).toBe('0036000291452');
    expect(productCode('00012345600012')).toBe('0012345600012');
  });

  it('keeps an EAN-8 as it is', () => {
    expect(productCode('96385074')).toBe('96385074');
  });

  it('refuses what shops print for themselves', () => {
    for (const digits of ['212345001234', '021234500123', '041234500123']) {
      expect(productCode(withCheckDigit(digits))).toBeNull();
    }
    expect(productCode(withCheckDigit('2123456'))).toBeNull();
  });

  it('refuses a wrong check digit and zeros only', () => {
    expect(productCode('4006381333932')).toBeNull();
    expect(productCode('0000000000000')).toBeNull();
  });
});

describe('product number of several barcodes', () => {
  it('is the one they agree on', () => {
    const upc = { format: 'UPC-A', text: '036000291452' } as const;
    const asEan = { format: 'EAN-13', text: '0036000291452' } as const;
    expect(toldProduct([upc, asEan])).toEqual({ code: '0036000291452', question: null });
  });

  it('is unknown when there is none, and asked for when two products are in the picture', () => {
    const codes = [
      { format: 'UPC-A', text: '036000291452' },
      { format: 'EAN-8', text: '96385074' },
    ] as const;
    const { code, question } = toldProduct(codes);
    expect(code).toBeNull();
    expect(question).toContain('0036000291452 and 96385074, and none was taken. Which one');
    expect(toldProduct([])).toEqual({ code: null, question: null });
  });
});
