import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { articleQuery } from '../features/handbook/article-query.ts';
import { ArticleView } from '../features/handbook/article-view.tsx';
import { Page } from '../ui/page.tsx';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/handbook/$slug');

export function HandbookPage() {
  const { slug } = route.useParams();
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  if (!article) return <NotFoundPage />;
  return (
    <Page
      heading={article.title}
      eyebrow={`Handbook: ${article.category}`}
      width="prose"
      back={{ to: '/handbook', label: 'All articles' }}
    >
      <ArticleView article={article} slug={slug} />
    </Page>
  );
}
