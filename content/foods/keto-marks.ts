import { readFileSync } from 'node:fs';

/** A food of the table that, as usually eaten, plainly fits a keto diet or plainly does not. */
export interface KetoMark {
  readonly id: string;
  readonly name: string;
  readonly keto: boolean;
}

/** 226 common foods marked keto or not, the yardstick of the keto score. Read from disk. */
export function ketoMarks(): KetoMark[] {
  const table = readFileSync(new URL('./keto-marks.tsv', import.meta.url), 'utf8');
  return table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', name = '', mark] = line.split('\t');
      return { id, name, keto: mark === 'keto' };
    });
}
