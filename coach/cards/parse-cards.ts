import { z } from 'zod';
import { parseFrontMatter } from '../handbook/front-matter.ts';
import { type Card, type CardFile, cardFileHead, cardHead } from './card.ts';

/**
 * A file of cards: YAML head between `---` lines, then for each card `## heading`, its head as `key: value` lines, an
 * empty line and the text. Throws with the file and the card where one does not fit the schema.
 */
export function parseCards(fileName: string, text: string): CardFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!head || !body) throw new Error(`${fileName}: no head between --- lines`);
  const file = read(cardFileHead, fileName, head);
  if (`${file.slug}.md` !== fileName) throw new Error(`${fileName}: slug is ${file.slug}`);
  const [before, ...blocks] = body.split(/^## /m);
  if (before?.trim()) throw new Error(`${fileName}: text before the first card`);
  return { ...file, cards: blocks.map((block, at) => parseCard(`${file.slug}/${at + 1}`, block)) };
}

function parseCard(id: string, block: string): Card {
  const [, heading, head, text] = /^([^\n]+)\n((?:[^\n]+\n)+)\n([\s\S]*)$/.exec(block) ?? [];
  if (!heading || !head || !text) throw new Error(`${id}: heading, head, empty line and text are needed`);
  return { ...read(cardHead, id, head), id, heading: heading.trim(), text: text.trim() };
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
