import { z } from 'zod';
import { sentAnalysis } from './sent-analysis.ts';

/** An analysis as it stands after the person's edits; what is computed in it is computed anew. */
export const analyzeFactsRequest = z.object({ analysis: sentAnalysis });
export type AnalyzeFactsRequest = z.input<typeof analyzeFactsRequest>;
