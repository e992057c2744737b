import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type SafetyLevel, safetyLevel } from '#contract/chat.ts';

export type SafetyRow = { id: string; text: string; expected: SafetyLevel | null };

const line = z.object({ id: z.string(), text: z.string(), expected_level: safetyLevel.optional() });

/** Rows of a question file, one JSON object a line. Throws with the line's number where one does not fit. */
export function readSafetyRows(file: string): SafetyRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((raw, index) => {
      if (raw.trim() === '') return [];
      try {
        const { id, text, expected_level: expected = null } = line.parse(JSON.parse(raw));
        return [{ id, text, expected }];
      } catch (cause) {
        throw new Error(`${file}, line ${index + 1}, is no question`, { cause });
      }
    });
}
