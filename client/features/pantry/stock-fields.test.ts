import { describe, expect, it } from 'vitest';
import { amountInput, readAmount } from './stock-fields.tsx';

describe('amount at hand', () => {
  it('is shown in the unit of the person and read back to the same', () => {
    expect(amountInput(2505, 'g')).toBe('250.5');
    expect(amountInput(2505, 'oz')).toBe('8.84');
    expect(readAmount('250.5', 'g')).toEqual({ tenths: 2505 });
    expect(readAmount('8,5', 'oz')).toEqual({ tenths: 2410 });
  });

  it('may be left open', () => {
    expect(amountInput(null, 'g')).toBe('');
    expect(readAmount('  ', 'g')).toEqual({ tenths: null });
  });

  it('tells none from not said', () => {
    expect(readAmount('0', 'g')).toEqual({ tenths: 0 });
    expect(amountInput(0, 'oz')).toBe('0');
  });

  it('refuses what is no weight', () => {
    expect(readAmount('a lot', 'g').error).toBe('Enter the amount in grams, as a number');
    expect(readAmount('-5', 'oz').error).toBe('Enter the amount in ounces, as a number');
    expect(readAmount('1e5', 'g').error).toBeDefined();
    expect(readAmount('100001', 'g').error).toBe("The amount can't be more than 100 kg (about 220 lb)");
  });
});
