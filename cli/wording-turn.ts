import type { ModelTurn } from '#coach/worded/model-turn.ts';
import { parseConfig } from '#server/config.ts';
import { configuredModel } from '#server/models/language-model.ts';
import { wordingLimits } from '#server/models/wording-limits.ts';

/**
 * The model of the `AI_` settings, which nobody counts on the command line; null where none is set up. The server's
 * other settings do not matter here.
 * @throws ConfigError
 */
export function wordingTurn(env: Record<string, string | undefined>) {
  const config = parseConfig(
    Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AI_'))),
  );
  const model = configuredModel(config);
  if (!model) return null;
  const turn: ModelTurn = {
    model,
    take: async () => ({ allowed: true }),
    spent: async () => {},
  };
  return { turn, limits: wordingLimits(config) };
}
