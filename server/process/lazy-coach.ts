import type { Coach } from '#coach/coach.ts';

/** A coach whose weights and index are loaded by the first question, so that a start stays quick and small. */
export function lazyCoach(load: () => Promise<Coach>): Coach & { close(): Promise<void> } {
  let loading: Promise<Coach> | null = null;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null; // the next question tries again
      throw error;
    });
    return loading;
  };
  return {
    async *answer(input) {
      const coach = await loaded();
      yield* coach.answer(input);
    },
    async close() {
      const coach = await loading?.catch(() => null);
      await coach?.close?.();
    },
  };
}
