import { type Draft, EMPTY_DRAFT } from './entry-draft.ts';

const isNullOr = (type: 'boolean' | 'number', value: unknown) => value === null || typeof value === type;

/** Whether these are the boxes of a reading as the browser's stores keep them. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const boxes = value as Partial<Record<keyof Draft, unknown>>;
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) => {
    const box = boxes[name as keyof Draft];
    if (typeof empty === 'string') return typeof box === 'string';
    return isNullOr(name === 'isFasting' ? 'boolean' : 'number', box);
  });
}
