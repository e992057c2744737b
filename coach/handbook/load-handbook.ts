import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Handbook, handbookSource } from './article.ts';
import { parseArticle } from './parse-article.ts';

const SHIPPED_FOLDER = fileURLToPath(new URL('../../content/handbook/', import.meta.url));

/**
 * Reads every article of a folder, its `sources.json`, and what more people ask its cards by (`asked/`: files of one
 * writer each, a line with the card's id, a tab and the message).
 * Throws with the file and the card where one does not fit the schema.
 */
export async function loadHandbook(folder: string = SHIPPED_FOLDER): Promise<Handbook> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const asked = await readAsked(join(folder, 'asked'));
  const articles = await Promise.all(
    names.map(async (name) => {
      const article = parseArticle(name, await readFile(join(folder, name), 'utf8'));
      const cards = article.cards.map((card) => ({
        ...card,
        ask: [...card.ask, ...(asked.get(card.id) ?? [])],
      }));
      return { ...article, cards };
    }),
  );
  const sources = z
    .array(handbookSource)
    .parse(JSON.parse(await readFile(join(folder, 'sources.json'), 'utf8')));
  const cards = articles.flatMap((article) => article.cards);
  const known = new Set(cards.map(({ id }) => id));
  const lost = [...asked.keys()].find((id) => !known.has(id));
  if (lost !== undefined) throw new Error(`asked/: no card ${lost}`);
  return {
    articles,
    bySlug: new Map(articles.map((article) => [article.slug, article])),
    cards,
    sources: new Map(sources.map((source) => [source.id, source])),
  };
}

/** By card, what other writers than its own would type for it. */
async function readAsked(folder: string): Promise<ReadonlyMap<string, string[]>> {
  const asked = new Map<string, string[]>();
  for (const name of (await readdir(folder)).sort()) {
    for (const line of (await readFile(join(folder, name), 'utf8')).trim().split('\n')) {
      const [id = '', message = ''] = line.split('\t');
      asked.set(id, [...(asked.get(id) ?? []), message]);
    }
  }
  return asked;
}
