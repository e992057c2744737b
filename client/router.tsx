import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { redirectJournalChat, redirectSubscribe, requireAccess } from './routes/guards.ts';
import { RootLayout } from './routes/root.tsx';
import { RouteError, RoutePending } from './routes/route-states.tsx';
import { mailedTokenSearch, savedMealsSearch, trackingSearch } from './routes/search.ts';

interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('./routes/not-found.tsx'), 'NotFoundPage'),
  staticData: { title: null },
});

const page = (title: string | null, component?: RouteComponent) => ({
  getParentRoute: () => rootRoute,
  component,
  staticData: { title },
});

/** `mayOpen` of `lib/session/session.ts` says to whom it is open. */
const restricted = (title: string, component: RouteComponent) => ({
  ...page(title, component),
  beforeLoad: requireAccess,
});

const landing = lazyRouteComponent(() => import('./routes/landing.tsx'), 'LandingPage');
const gettingStarted = lazyRouteComponent(() => import('./routes/getting-started.tsx'), 'GettingStartedPage');
const captainKeto = lazyRouteComponent(() => import('./routes/captain-keto.tsx'), 'CaptainKetoPage');
const ketoPantry = lazyRouteComponent(() => import('./routes/keto-pantry.tsx'), 'KetoPantryPage');
const starterFoods = lazyRouteComponent(() => import('./routes/starter-foods.tsx'), 'StarterFoodsPage');
const savedPantry = lazyRouteComponent(() => import('./routes/saved-pantry.tsx'), 'SavedPantryPage');
const savedMeals = lazyRouteComponent(() => import('./routes/saved-meals.tsx'), 'SavedMealsPage');
const tracking = lazyRouteComponent(() => import('./routes/tracking.tsx'), 'TrackingPage');
const profile = lazyRouteComponent(() => import('./routes/profile.tsx'), 'ProfilePage');
const account = lazyRouteComponent(() => import('./routes/account.tsx'), 'AccountPage');
const science = lazyRouteComponent(() => import('./routes/science.tsx'), 'SciencePage');
const successStories = lazyRouteComponent(() => import('./routes/success-stories.tsx'), 'SuccessStoriesPage');
const terms = lazyRouteComponent(() => import('./routes/terms.tsx'), 'TermsPage');
const privacy = lazyRouteComponent(() => import('./routes/privacy.tsx'), 'PrivacyPage');
const contents = lazyRouteComponent(() => import('./routes/handbook-contents.tsx'), 'HandbookContentsPage');
const handbook = lazyRouteComponent(() => import('./routes/handbook.tsx'), 'HandbookPage');
const resetPassword = lazyRouteComponent(() => import('./routes/reset-password.tsx'), 'ResetPasswordPage');
const confirmEmail = lazyRouteComponent(() => import('./routes/confirm-email.tsx'), 'ConfirmEmailPage');

/** Apart from `addChildren`, which would make their types `any`. */
const pages = [
  createRoute({ path: '/', ...page(null, landing) }),
  createRoute({ path: '/getting-started', ...page('Get Started', gettingStarted) }),
  createRoute({
    path: '/captain-keto',
    ...restricted('Chat Mode', captainKeto),
    staticData: { title: 'Chat Mode', ownsWindow: true },
  }),
  createRoute({ path: '/keto-pantry', ...restricted('Upload Label', ketoPantry) }),
  createRoute({ path: '/starter-foods', ...restricted('Starter Foods', starterFoods) }),
  createRoute({ path: '/saved-pantry', ...restricted('Saved Pantry', savedPantry) }),
  createRoute({
    path: '/saved-meals',
    ...restricted('Saved Meals', savedMeals),
    validateSearch: savedMealsSearch,
  }),
  createRoute({ path: '/tracking', ...restricted('Tracking', tracking), validateSearch: trackingSearch }),
  createRoute({ path: '/profile', ...restricted('Profile & targets', profile) }),
  createRoute({ path: '/account', ...restricted('Account settings', account) }),
  createRoute({ path: '/science', ...page('Keto Science', science) }),
  createRoute({ path: '/success-stories', ...page('Success Stories', successStories) }),
  createRoute({ path: '/terms', ...page('Terms of use', terms) }),
  createRoute({ path: '/privacy', ...page('Privacy notice', privacy) }),
  createRoute({ path: '/handbook', ...page('Handbook', contents) }),
  createRoute({
    path: '/handbook/$slug',
    ...page('Handbook', handbook),
    loader: async ({ context, params }) => {
      const { articleQuery } = await import('./features/handbook/article-query.ts');
      return context.queryClient.ensureQueryData(articleQuery(params.slug));
    },
  }),
  createRoute({
    path: '/reset-password',
    ...page('Reset Password', resetPassword),
    validateSearch: mailedTokenSearch,
  }),
  createRoute({
    path: '/confirm-email',
    ...page('Confirm your email', confirmEmail),
    validateSearch: mailedTokenSearch,
  }),
  createRoute({ path: '/journal-chat', ...page('Chat Mode'), beforeLoad: redirectJournalChat }),
  createRoute({ path: '/subscribe', ...page('Chat Mode'), beforeLoad: redirectSubscribe }),
] as const;

const routeTree = rootRoute.addChildren(pages);

/** What the browser else gives: the way that was gone, and where its addresses begin. */
export interface OutsideBrowser {
  history: RouterHistory;
  origin: string;
}

/**
 * The router with all pages; it is made once per page load.
 * @param outside for the build, where no browser is and nothing scrolls
 */
export function createAppRouter(queryClient: QueryClient, outside?: OutsideBrowser) {
  let isReading = !outside && isPrerendered();
  /** Whoever has begun to read a prerendered page stays where they are as it is hydrated. */
  const mayScroll = () => {
    const stays = isReading && window.scrollY > 0;
    isReading = false;
    return !stays;
  };
  return createRouter({
    routeTree,
    ...outside,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: outside ? false : mayScroll,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 300,
    // A page that is ready is not held back for the sake of the waiting picture.
    defaultPendingMinMs: 0,
  });
}

/** Whether the build has written this page, and nobody has hydrated it yet. */
const isPrerendered = (): boolean => document.querySelector('#root[data-prerendered]') !== null;

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Name of the page in the window's title; null where the product's name stands alone. */
    title: string | null;
    /** The page has the whole window below the header and scrolls within itself; no footer stands below it. */
    ownsWindow?: boolean;
  }
}
