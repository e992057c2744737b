import { contentWords } from '../retrieval/words.ts';

/** Words that name nothing by themselves. */
const NAMELESS = new Set(
  `thing stuff number value result work help happen know mean worried sure then now still again before last same kind type add part
  whole new old it that one big small high low better worse safe healthy allowed right wrong normal much long often first next yes
  idk idea anything something everything`.split(/\s+/),
);

/** Words of a text that say what it is about; none in "is this ok?", "how much of it", "20g". */
export const namingWords = (text: string): string[] =>
  contentWords(text).filter((word) => !NAMELESS.has(word) && !/^\d+[a-z]{0,4}$/.test(word));
