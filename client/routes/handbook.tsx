import { getRouteApi } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { CompassRose } from '../ui/illustrations/compass-rose.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';

const route = getRouteApi('/handbook/$slug');

/** Words of an address: "net-carbs" is "Net carbs". */
const toTitle = (slug: string) => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function HandbookPage() {
  const { slug } = route.useParams();
  return (
    <Page heading={toTitle(slug)} eyebrow="Handbook" width="prose" back={{ to: '/', label: 'Back to Home' }}>
      <EmptyState
        title="This article cannot be opened yet"
        figure={<CompassRose className="size-28" />}
        action={<ButtonLink to="/captain-keto">Ask in Chat Mode</ButtonLink>}
      >
        The Captain has read it and can answer from it. Reading it here comes with the next edition of the
        handbook.
      </EmptyState>
    </Page>
  );
}
