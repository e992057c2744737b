// All texts, which only a search loads; the build puts several articles into one file.
const FILES = import.meta.glob<string>('/content/handbook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

/** File of each article by its slug. */
export const ARTICLE_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [slugOf(path), text]),
);
