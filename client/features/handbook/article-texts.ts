// All texts in one file, which only a search loads. Their own query keeps them apart from the files of single articles.
const FILES = import.meta.glob<string>('/content/handbook/*.md', {
  query: '?raw&all',
  import: 'default',
  eager: true,
});

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

/** File of each article by its slug. */
export const ARTICLE_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [slugOf(path), text]),
);
