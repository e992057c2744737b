import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModelSpending } from '#coach/worded/model-turn.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { modelUsage } from '../../database/schema/model-usage.ts';
import type { CountedAsker } from './askers.ts';

export type Prices = Pick<Config, 'AI_PRICE_INPUT' | 'AI_PRICE_OUTPUT'>;

/**
 * Adds what an answer took to the asker's own count. Where the model did not answer, the question is given back in
 * every count; tokens spent on the attempt stay, because they are paid for.
 *
 * @param day the one the question was taken off, also when midnight has passed
 */
export async function settleQuestion(
  db: Database,
  counts: readonly [CountedAsker, ...CountedAsker[]],
  day: string,
  { inputTokens, outputTokens, answered }: ModelSpending,
  prices: Prices,
): Promise<void> {
  const [own] = counts;
  const input = inputTokens ?? 0;
  const output = outputTokens ?? 0;
  await db.transaction(async (tx) => {
    if (!answered) {
      const askers = counts.map(({ asker }) => asker).toSorted();
      // Locked in the order in which questions are taken.
      const ofToday = and(inArray(modelUsage.asker, askers), eq(modelUsage.day, day));
      await tx
        .select({ asker: modelUsage.asker })
        .from(modelUsage)
        .where(ofToday)
        .orderBy(modelUsage.asker)
        .for('update');
      await tx
        .update(modelUsage)
        .set({ questions: sql`greatest(${modelUsage.questions} - 1, 0)` })
        .where(ofToday);
    }
    if (input + output > 0) {
      await tx
        .update(modelUsage)
        .set({
          inputTokens: sql`${modelUsage.inputTokens} + ${input}`,
          outputTokens: sql`${modelUsage.outputTokens} + ${output}`,
          costMicros: sql`${modelUsage.costMicros} + ${costMicros(input, output, prices)}`,
        })
        .where(and(eq(modelUsage.asker, own.asker), eq(modelUsage.day, day)));
    }
  });
}

/** Millionths of a US dollar: a price per million tokens is that many millionths per token. */
export function costMicros(
  inputTokens: number,
  outputTokens: number,
  { AI_PRICE_INPUT: input = 0, AI_PRICE_OUTPUT: output = 0 }: Prices,
): number {
  return Math.round(inputTokens * input + outputTokens * output);
}
