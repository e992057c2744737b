import type { Draft, Reader } from './entry-draft.ts';

/** How the line of the quick entry is understood. */
export interface QuickReading {
  /** What goes into the boxes. */
  draft: Partial<Draft>;
  /** The same in words. */
  understood: string;
  /** What could not be understood. */
  problem?: string | undefined;
}

export function readQuickLine(text: string, _reader: Reader): QuickReading | null {
  return text.trim() === '' ? null : { draft: {}, understood: '' };
}
