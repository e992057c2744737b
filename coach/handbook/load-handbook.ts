import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Handbook, handbookSource } from './article.ts';
import { parseArticle } from './parse-article.ts';

const SHIPPED_FOLDER = fileURLToPath(new URL('../../content/handbook/', import.meta.url));

/**
 * Reads every article of a folder and its `sources.json`.
 * Throws with the file and the card where one does not fit the schema.
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
    cards: articles.flatMap(({ cards }) => cards),
    sources: new Map(sources.map((source) => [source.id, source])),
  };
}
