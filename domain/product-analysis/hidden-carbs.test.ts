import { describe, expect, it } from 'vitest';
import { hiddenCarbs } from './hidden-carbs.ts';

describe('hiddenCarbs', () => {
  it('finds sugars and starches by any of their names, each once', () => {
    expect(hiddenCarbs('Milk, Dextrose, modified corn starch, dextrose; Sirop de glucose')).toEqual([
      { name: 'dextrose', kind: 'sugar' },
      { name: 'sirop de glucose', kind: 'sugar' },
      { name: 'modified corn starch', kind: 'starch' },
    ]);
  });

  it('does not take plain foods for hidden ones', () => {
    expect(hiddenCarbs('Almonds, cocoa butter, sea salt, isomaltulose')).toEqual([]);
  });
});
