import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { articleQuery } from '../features/handbook/article-query.ts';
import { ArticleView } from '../features/handbook/article-view.tsx';
import { useSession } from '../lib/session/current-user.ts';
import { Page } from '../ui/page.tsx';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/handbook/$slug');

export function HandbookPage() {
  const { slug } = route.useParams();
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  const session = useSession();
  if (!article) return <NotFoundPage />;
  // Visitors may read too, but the chat is not open to them.
  const back = session.user
    ? { to: '/captain-keto', label: 'Back to Chat Mode' }
    : { to: '/', label: 'Back to Home' };
  return (
    <Page heading={article.title} eyebrow={`Handbook: ${article.category}`} width="prose" back={back}>
      <ArticleView article={article} />
    </Page>
  );
}
