import { type ModelProvider, openModelProvider } from '../tests/model-provider/model-provider.ts';
import { test as base } from './fixtures.ts';
import { ProductServer } from './product-server.ts';

/** Name of the model on screen. */
export const MODEL_NAME = 'harbor-pilot';

interface ModelServer {
  server: ProductServer;
  /** What the model says, and what it was asked. */
  provider: ModelProvider;
}

/** The product with a language model that says what a test has it say: one such server per worker. */
export const test = base.extend<
  { model: ModelProvider; server: ProductServer },
  { modelServer: ModelServer }
>({
  modelServer: [
    async ({ browserName: _browser }, use) => {
      const provider = await openModelProvider();
      const server = await ProductServer.start({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: MODEL_NAME,
        AI_BASE_URL: provider.apiUrl,
        AI_DAILY_QUESTIONS_GUEST: '100000',
        AI_DAILY_QUESTIONS_ACCOUNT: '100000',
      });
      await use({ server, provider });
      await server.close();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ modelServer }, use) => use(modelServer.server.url),
  model: async ({ modelServer }, use) => {
    modelServer.provider.reset();
    await use(modelServer.provider);
  },
  server: ({ modelServer }, use) => use(modelServer.server),
});
