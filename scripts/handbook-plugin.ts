import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pageText, searchedText } from '../content/handbook/handbook-texts.ts';

const ARTICLE = /^(.*\/content\/handbook\/[a-z0-9-]+\.md)\?raw(&all)?$/;

/** Of the handbook's files the browser gets what it shows: ways of asking and other heads of cards are the coach's. */
export function handbookPlugin(): Plugin {
  return {
    name: 'handbook',
    enforce: 'pre',
    load(id) {
      const [, path, isSearched] = ARTICLE.exec(id) ?? [];
      if (!path) return null;
      const file = readFileSync(path, 'utf8');
      return `export default ${JSON.stringify(isSearched ? searchedText(file) : pageText(file))}`;
    },
  };
}
