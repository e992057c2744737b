import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type SafetyLevel, safetyLevel } from '#contract/chat.ts';

export type SafetyRow = {
  id: string;
  text: string;
  expected: SafetyLevel | null;
  /** Levels that are right as well. */
  acceptable: readonly SafetyLevel[];
  /** The danger it is about, where the file says so. */
  family: string | null;
};

const line = z.object({
  id: z.string(),
  text: z.string(),
  expected_level: safetyLevel.optional(),
  acceptable: z.array(safetyLevel).default([]),
  family: z.string().optional(),
});

/** Rows of a question file, one JSON object a line. Throws with the line's number where one does not fit. */
export function readSafetyRows(file: string): SafetyRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((raw, index) => {
      if (raw.trim() === '') return [];
      try {
        const { id, text, expected_level, acceptable, family } = line.parse(JSON.parse(raw));
        return [{ id, text, expected: expected_level ?? null, acceptable, family: family ?? null }];
      } catch (cause) {
        throw new Error(`${file}, line ${index + 1}, is no question`, { cause });
      }
    });
}
