import { readdirSync, readFileSync } from 'node:fs';
import { headLine } from './head-line.ts';

const FOLDER = new URL('./', import.meta.url);

/** One line of the handbook's table of contents. */
export interface ListedArticle {
  slug: string;
  title: string;
  category: string;
}

/**
 * The table of contents, by title within each category. `contents.json` keeps it for the browser, which loads articles
 * one by one; `scripts/write-content-tables.ts` writes that file.
 */
export function listArticles(): ListedArticle[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      return {
        slug: file.slice(0, -'.md'.length),
        title: headLine(text, 'title'),
        category: headLine(text, 'category'),
      };
    })
    .sort((a, b) => a.category.localeCompare(b.category, 'en') || a.title.localeCompare(b.title, 'en'));
}
