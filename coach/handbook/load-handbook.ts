import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Article, type ArticleSection, articleHead, type Handbook, handbookSource } from './article.ts';
import { parseFrontMatter } from './front-matter.ts';

const SHIPPED_FOLDER = fileURLToPath(new URL('../../content/handbook/', import.meta.url));

/**
 * Reads every article of a folder and its `sources.json`.
 * Throws with the file's name when an article does not fit the schema.
 */
export async function loadHandbook(folder: string = SHIPPED_FOLDER): Promise<Handbook> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles = await Promise.all(
    names.map(async (name) => parseArticle(name, await readFile(join(folder, name), 'utf8'))),
  );
  const sources = z
    .array(handbookSource)
    .parse(JSON.parse(await readFile(join(folder, 'sources.json'), 'utf8')));
  return {
    articles,
    bySlug: new Map(articles.map((article) => [article.slug, article])),
    sources: new Map(sources.map((source) => [source.id, source])),
  };
}

/** One article from its file: YAML head between `---` lines, a lead, then sections under `## ` headings. */
export function parseArticle(fileName: string, text: string): Article {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error(`${fileName}: no head between --- lines`);
  const head = articleHead.safeParse(frontMatter(fileName, parts[1]));
  if (!head.success) throw new Error(`${fileName}: ${z.prettifyError(head.error)}`);
  if (`${head.data.slug}.md` !== fileName) throw new Error(`${fileName}: slug is ${head.data.slug}`);
  const [lead, ...rest] = parts[2].split(/^## /m);
  if (!lead?.trim()) throw new Error(`${fileName}: no lead paragraph`);
  return { ...head.data, lead: lead.trim(), sections: rest.map(parseSection) };
}

function frontMatter(fileName: string, text: string) {
  try {
    return parseFrontMatter(text);
  } catch (cause) {
    throw new Error(`${fileName}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function parseSection(block: string): ArticleSection {
  const end = block.indexOf('\n');
  if (end < 0) return { heading: block.trim(), text: '' };
  return { heading: block.slice(0, end).trim(), text: block.slice(end).trim() };
}
