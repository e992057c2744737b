import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Handbook, handbookSource } from './article.ts';
import type { AskedCard } from './card.ts';
import { parseArticle } from './parse-article.ts';

const FOLDER = fileURLToPath(new URL('../../content/handbook/', import.meta.url));

/** Reads every article and `sources.json`. Throws with the file and the card where one does not fit the schema. */
export async function loadHandbook(): Promise<Handbook> {
  const [files, asked, sources] = [readArticles(), readAsked(), readSources()];
  const articles = files.map(([name, text]) => {
    const article = parseArticle(name, text);
    return { ...article, cards: article.cards.map(({ ask: _ask, ...card }) => card) };
  });
  const digest = createHash('sha256');
  for (const [, text] of [...files, ...asked]) digest.update(text);
  return {
    articles,
    bySlug: new Map(articles.map((article) => [article.slug, article])),
    cards: articles.flatMap((article) => article.cards),
    sources: new Map(sources.map((source) => [source.id, source])),
    digest: digest.digest('hex'),
  };
}

/**
 * The cards in the same order, with what people ask them by: first the ways of their own writer, then those of `asked/`
 * (files of one writer each, a line with the card's id, a tab and the message).
 */
export async function loadAskedCards(): Promise<AskedCard[]> {
  const [files, asked] = [readArticles(), readAsked()];
  const others = new Map<string, string[]>();
  for (const [, text] of asked) {
    for (const line of text.trim().split('\n')) {
      const [id = '', message = ''] = line.split('\t');
      others.set(id, [...(others.get(id) ?? []), message]);
    }
  }
  const cards = files.flatMap(([name, text]) => parseArticle(name, text).cards);
  const known = new Set(cards.map(({ id }) => id));
  const lost = [...others.keys()].find((id) => !known.has(id));
  if (lost !== undefined) throw new Error(`asked/: no card ${lost}`);
  return cards.map((card) => ({ ...card, ask: [...card.ask, ...(others.get(card.id) ?? [])] }));
}

const readSources = () =>
  z.array(handbookSource).parse(JSON.parse(readFileSync(join(FOLDER, 'sources.json'), 'utf8')));
const readAsked = () => readTexts(join(FOLDER, 'asked'), '.tsv');
const readArticles = () => readTexts(FOLDER, '.md');

/** Names and texts in order of name. */
function readTexts(folder: string, ending: string): [string, string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
