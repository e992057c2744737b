// All texts in one file of the build, which only a search loads; the articles themselves stay files of their own.
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
