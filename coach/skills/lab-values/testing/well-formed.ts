import { expect } from 'vitest';
import { loadHandbook } from '../../../handbook/load-handbook.ts';
import type { SkillReply } from '../../skill.ts';

const handbook = await loadHandbook();

export const bare = (reply: SkillReply | null) => reply?.text.replaceAll('**', '') ?? '';

/** Holds for every answer: its sources are there, and the questions it offers are the handbook's. */
export function expectWellFormed(reply: SkillReply | null) {
  for (const source of reply?.sources ?? [])
    expect(source.kind === 'handbook' && handbook.bySlug.has(source.slug)).toBe(true);
  for (const [, id = ''] of bare(reply).matchAll(/\[\^([\w-]+)\]/g))
    expect(handbook.sources.has(id)).toBe(true);
  for (const question of reply?.next ?? [])
    expect(handbook.cards.some(({ heading }) => heading === question) ? '' : question).toBe('');
}
