import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from '../features/handbook/article-query.ts';

/** Reads an article while the page that shows it is still on its way; null where there is none by that name. */
export const readArticle = (client: QueryClient, slug: string) => client.ensureQueryData(articleQuery(slug));
