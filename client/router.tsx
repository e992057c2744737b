import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { redirectJournalChat, redirectSubscribe, requireAccess } from './routes/guards.ts';
import { RootLayout } from './routes/root.tsx';
import { RouteError } from './routes/route-error.tsx';
import { RoutePending } from './routes/route-pending.tsx';
import { savedMealsSearch } from './routes/saved-meals-search.ts';
import { trackingSearch } from './routes/tracking-search.ts';

interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('./routes/not-found.tsx'), 'NotFoundPage'),
  staticData: { title: null },
});

const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/landing.tsx'), 'LandingPage'),
  staticData: { title: null },
});

const gettingStarted = createRoute({
  getParentRoute: () => rootRoute,
  path: '/getting-started',
  component: lazyRouteComponent(() => import('./routes/getting-started.tsx'), 'GettingStartedPage'),
  staticData: { title: 'Get Started' },
});

const captainKeto = createRoute({
  getParentRoute: () => rootRoute,
  path: '/captain-keto',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/captain-keto.tsx'), 'CaptainKetoPage'),
  staticData: { title: 'Chat Mode', ownsWindow: true },
});

const ketoPantry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/keto-pantry',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/keto-pantry.tsx'), 'KetoPantryPage'),
  staticData: { title: 'Upload Label' },
});

const starterFoods = createRoute({
  getParentRoute: () => rootRoute,
  path: '/starter-foods',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/starter-foods.tsx'), 'StarterFoodsPage'),
  staticData: { title: 'Starter Foods' },
});

const savedPantry = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved-pantry',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/saved-pantry.tsx'), 'SavedPantryPage'),
  staticData: { title: 'Saved Pantry' },
});

const savedMeals = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved-meals',
  validateSearch: savedMealsSearch,
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/saved-meals.tsx'), 'SavedMealsPage'),
  staticData: { title: 'Saved Meals' },
});

const tracking = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tracking',
  validateSearch: trackingSearch,
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/tracking.tsx'), 'TrackingPage'),
  staticData: { title: 'Tracking' },
});

const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/profile.tsx'), 'ProfilePage'),
  staticData: { title: 'Profile & targets' },
});

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: requireAccess,
  component: lazyRouteComponent(() => import('./routes/account.tsx'), 'AccountPage'),
  staticData: { title: 'Account settings' },
});

const science = createRoute({
  getParentRoute: () => rootRoute,
  path: '/science',
  component: lazyRouteComponent(() => import('./routes/science.tsx'), 'SciencePage'),
  staticData: { title: 'Keto Science' },
});

const successStories = createRoute({
  getParentRoute: () => rootRoute,
  path: '/success-stories',
  component: lazyRouteComponent(() => import('./routes/success-stories.tsx'), 'SuccessStoriesPage'),
  staticData: { title: 'Success Stories' },
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('./routes/terms.tsx'), 'TermsPage'),
  staticData: { title: 'Terms of use' },
});

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./routes/privacy.tsx'), 'PrivacyPage'),
  staticData: { title: 'Privacy notice' },
});

const handbookContents = createRoute({
  getParentRoute: () => rootRoute,
  path: '/handbook',
  component: lazyRouteComponent(() => import('./routes/handbook-contents.tsx'), 'HandbookContentsPage'),
  staticData: { title: 'Handbook' },
});

const handbook = createRoute({
  getParentRoute: () => rootRoute,
  path: '/handbook/$slug',
  loader: async ({ context, params }) => {
    const { articleQuery } = await import('./features/handbook/article-query.ts');
    return context.queryClient.ensureQueryData(articleQuery(params.slug));
  },
  component: lazyRouteComponent(() => import('./routes/handbook.tsx'), 'HandbookPage'),
  staticData: { title: 'Handbook' },
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  component: lazyRouteComponent(() => import('./routes/reset-password.tsx'), 'ResetPasswordPage'),
  staticData: { title: 'Reset Password' },
});

const journalChat = createRoute({
  getParentRoute: () => rootRoute,
  path: '/journal-chat',
  beforeLoad: redirectJournalChat,
  staticData: { title: null },
});

const subscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscribe',
  beforeLoad: redirectSubscribe,
  staticData: { title: null },
});

/** In development alone: made outside this branch, its page would be in the build though nothing leads there. */
const forDevelopment = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/design',
        component: lazyRouteComponent(() => import('./routes/design.tsx'), 'DesignPage'),
        staticData: { title: 'Design' },
      }),
    ]
  : [];

const routeTree = rootRoute.addChildren([
  landing,
  gettingStarted,
  captainKeto,
  ketoPantry,
  starterFoods,
  savedPantry,
  savedMeals,
  tracking,
  profile,
  account,
  science,
  successStories,
  terms,
  privacy,
  handbookContents,
  handbook,
  resetPassword,
  journalChat,
  subscribe,
  ...forDevelopment,
]);

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
