import { drawnAhead } from '../../lib/drawn-ahead.tsx';

/** The text of an article. It never changes, so the parser stays away from a page that the build has drawn. */
export const ArticleText = drawnAhead(() =>
  import('../../ui/markdown.tsx').then((module) => module.Markdown),
);
