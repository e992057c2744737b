import { z } from 'zod';
import { type Article, articleHead } from './article.ts';
import { type AskedCard, cardHead } from './card.ts';
import { parseFrontMatter } from './front-matter.ts';

type AskedArticle = Omit<Article, 'cards'> & { cards: readonly AskedCard[] };

/**
 * An article from its file: a head between `---` lines, then for each card `## heading`, its head as `key: value` lines,
 * an empty line and the text. Throws with the file and the card where one does not fit the schema.
 */
export function parseArticle(fileName: string, text: string): AskedArticle {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!head || !body) throw new Error(`${fileName}: no head between --- lines`);
  const article = read(articleHead, fileName, head);
  const { slug } = article;
  if (`${slug}.md` !== fileName) throw new Error(`${fileName}: slug is ${slug}`);
  const [before, ...blocks] = body.split(/^## /m);
  if (before?.trim()) throw new Error(`${fileName}: text before the first card`);
  return { ...article, cards: blocks.map((block, at) => parseCard(slug, `${slug}/${at + 1}`, block)) };
}

function parseCard(slug: string, id: string, block: string): AskedCard {
  const [, heading, head, text] = /^([^\n]+)\n((?:[^\n]+\n)+)\n([\s\S]*)$/.exec(block) ?? [];
  if (!heading || !head || !text) throw new Error(`${id}: heading, head, empty line and text are needed`);
  return { ...read(cardHead, id, head), id, slug, heading: heading.trim(), text: text.trim() };
}

function read<Schema extends z.ZodType>(schema: Schema, where: string, yaml: string): z.infer<Schema> {
  try {
    const found = schema.safeParse(parseFrontMatter(yaml));
    if (found.success) return found.data;
    throw new Error(z.prettifyError(found.error));
  } catch (cause) {
    throw new Error(`${where}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
