export const ARTICLE = /content[\\/]handbook[\\/]([\w-]+)\.md/;
const PARTS = 16;
const NAME = 'handbook-part-';

/**
 * Name of the built file that holds an article; null for any other module. Articles share a few files, so that a
 * search through all of them needs no file for each.
 */
export function handbookPart(moduleId: string): string | null {
  const slug = ARTICLE.exec(moduleId)?.[1];
  if (slug === undefined) return null;
  // By its own name: a new article changes one part and leaves the others as browsers have them.
  const part = Array.from(slug).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS;
  return `${NAME}${part}`;
}

export const isHandbookPart = (name: string | undefined): boolean => name?.startsWith(NAME) ?? false;
