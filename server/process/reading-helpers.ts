import type { ProductDatabase } from '#label-reader/product-database/product-database.ts';
import type { VisionReader } from '#label-reader/vision/vision-reader.ts';
import type { Config } from '../config.ts';
import { configuredModel } from '../models/language-model.ts';

export interface ReadingHelpers {
  productDatabase: ProductDatabase | null;
  visionReader: VisionReader | null;
}

/**
 * Who helps the label reader, by the settings; with none of them set no call leaves the machine. What is not set up
 * is not even loaded.
 */
export async function readingHelpers(config: Config): Promise<ReadingHelpers> {
  return { productDatabase: await databaseOf(config), visionReader: await visionReaderOf(config) };
}

async function databaseOf({ OPEN_FOOD_FACTS_URL: url, PUBLIC_URL: home }: Config) {
  if (!url) return null;
  const [{ createOpenFoodFacts }, { rememberingDatabase }] = await Promise.all([
    import('#label-reader/product-database/open-food-facts.ts'),
    import('#label-reader/product-database/remembering-database.ts'),
  ]);
  return rememberingDatabase(createOpenFoodFacts({ url, userAgent: `KetoNavigator/0.1 (${home})` }));
}

async function visionReaderOf(config: Config) {
  const model = configuredModel(config);
  if (!model) return null;
  const { createModelVisionReader } = await import('#label-reader/vision/model-vision-reader.ts');
  return createModelVisionReader({ model: () => model.load(), modelName: model.name });
}
