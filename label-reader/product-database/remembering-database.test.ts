import { describe, expect, it } from 'vitest';
import { factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { type ProductDatabase, ProductDatabaseError } from './product-database.ts';
import { rememberingDatabase } from './remembering-database.ts';

const facts = factsFromAmounts({ total_carbs: 7 }, 'database', {
  column: 'per_100g',
  basis: { kind: 'available', reason: '' },
});

function playedDatabase() {
  const asked: string[] = [];
  let failing = false;
  let time = 0;
  const inner: ProductDatabase = {
    async lookup(code) {
      asked.push(code);
      if (failing) throw new ProductDatabaseError('unavailable', 'Down');
      return code === 'unknown' ? null : { code, database: 'Test', facts };
    },
  };
  return {
    asked,
    database: rememberingDatabase(inner, { keepMs: 1000, most: 2, perMinute: 4, now: () => time }),
    fail: (value: boolean) => {
      failing = value;
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a remembering database', () => {
  it('is asked once for the same product, also for an unknown one', async () => {
    const { database, asked } = playedDatabase();
    expect(await database.lookup('a')).toEqual(await database.lookup('a'));
    expect(await database.lookup('unknown')).toBeNull();
    expect(await database.lookup('unknown')).toBeNull();
    expect(asked).toEqual(['a', 'unknown']);
  });

  it('forgets after a while, and what was unused for longest', async () => {
    const { database, asked, pass } = playedDatabase();
    await database.lookup('a');
    await database.lookup('b');
    await database.lookup('a');
    await database.lookup('c');
    await database.lookup('a');
    expect(asked).toEqual(['a', 'b', 'c']);
    pass(1000);
    await database.lookup('a');
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('does not remember a failure', async () => {
    const { database, fail } = playedDatabase();
    fail(true);
    await expect(database.lookup('a')).rejects.toThrow('Down');
    fail(false);
    expect(await database.lookup('a')).not.toBeNull();
  });

  it('passes on no more questions than allowed in a minute', async () => {
    const { database, asked, pass } = playedDatabase();
    for (const code of ['a', 'b', 'c', 'd']) await database.lookup(code);
    await expect(database.lookup('e')).rejects.toMatchObject({ failure: 'busy' });
    expect(asked).toHaveLength(4);
    pass(60_000);
    expect(await database.lookup('e')).not.toBeNull();
  });
});
