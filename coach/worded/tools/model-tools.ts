import { compareFoodsTool, foodLookupTool, foodSwapsTool, portionTool, rankFoodsTool } from './food-tools.ts';
import {
  a1cTool,
  electrolytesTool,
  energyTargetTool,
  fastingWindowTool,
  gkiTool,
  homaTool,
  macroTargetsTool,
} from './health-tools.ts';
import type { ModelTool } from './model-tool.ts';
import { pantryTool, plansTool, readingsTool } from './person-tools.ts';
import { handbookSearchTool, paperSearchTool } from './search-tools.ts';
import { convertUnitsTool } from './unit-tool.ts';

/** Everything a model may look up; all of it reads and none of it writes. */
export const MODEL_TOOLS: readonly ModelTool[] = [
  handbookSearchTool,
  foodLookupTool,
  compareFoodsTool,
  foodSwapsTool,
  portionTool,
  rankFoodsTool,
  macroTargetsTool,
  energyTargetTool,
  fastingWindowTool,
  electrolytesTool,
  homaTool,
  a1cTool,
  gkiTool,
  convertUnitsTool,
  readingsTool,
  pantryTool,
  plansTool,
  paperSearchTool,
];
