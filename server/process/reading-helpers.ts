import { createOpenFoodFacts } from '#label-reader/product-database/open-food-facts.ts';
import type { ProductDatabase } from '#label-reader/product-database/product-database.ts';
import { createModelVisionReader } from '#label-reader/vision/model-vision-reader.ts';
import type { VisionReader } from '#label-reader/vision/vision-reader.ts';
import type { Config } from '../config.ts';
import { configuredModel } from '../models/language-model.ts';

export interface ReadingHelpers {
  productDatabase: ProductDatabase | null;
  visionReader: VisionReader | null;
}

/** Who helps the label reader, by the settings; with none of them set no call leaves the machine. */
export function readingHelpers(config: Config): ReadingHelpers {
  const { OPEN_FOOD_FACTS_URL: url, PUBLIC_URL: home } = config;
  const model = configuredModel(config);
  return {
    productDatabase: url ? createOpenFoodFacts({ url, userAgent: `KetoNavigator/0.1 (${home})` }) : null,
    visionReader: model
      ? createModelVisionReader({ model: () => model.load(), modelName: model.name })
      : null,
  };
}
