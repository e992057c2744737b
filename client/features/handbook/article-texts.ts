import type { SearchedText } from '#content/handbook/handbook-texts.ts';

// What a search reads of all articles in one file, which only a search loads. Their own query keeps them apart from single articles.
const FILES = import.meta.glob<SearchedText>('/content/handbook/*.md', {
  query: '?raw&all',
  import: 'default',
  eager: true,
});

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

export const SEARCHED_TEXTS: ReadonlyMap<string, SearchedText> = new Map(
  Object.entries(FILES).map(([path, text]) => [slugOf(path), text]),
);
