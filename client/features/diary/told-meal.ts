import type { ReadMeal } from '#contract/meal-text.ts';

interface Reading {
  /** The text that was read last. */
  variables: string | undefined;
  data: ReadMeal | undefined;
  error: Error | null;
  isPending: boolean;
}

/** What is known of the text in the box; what was read of another text, or is still being read, says nothing of it. */
export const readingOf = (reading: Reading, text: string): Partial<Omit<Reading, 'variables'>> =>
  reading.variables === text.trim() ? reading : {};
