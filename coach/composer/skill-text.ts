import type { Handbook } from '../handbook/article.ts';
import { replaceReferences } from '../handbook/references.ts';
import type { SkillReply, SkillSource } from '../skills/skill.ts';
import type { SourceList } from './source-list.ts';

type Numbering = { handbook: Handbook; sources: SourceList };

/** A skill's words with the marks of its sources. */
export function skillText(reply: SkillReply, numbering: Numbering): string {
  const text = replaceReferences(reply.text, (id) => ` ${numbering.sources.paperMark(id)}`);
  const marks = reply.kind === 'answer' ? reply.sources.map((source) => skillMark(source, numbering)) : [];
  return [text, ...marks].join(' ');
}

function skillMark(source: SkillSource, { handbook, sources }: Numbering): string {
  if (source.kind === 'food') return sources.foodMark(source.id);
  const article = handbook.bySlug.get(source.slug);
  if (!article) throw new Error(`No handbook article ${source.slug}`);
  return sources.articleMark(article);
}
