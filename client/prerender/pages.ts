import type { PagePath } from '#contract/page-paths.ts';
import { BRAND } from '../brand.ts';

/** What the build knows of a page beside what the page itself draws. */
export interface PageSource {
  /** Of the window; null where the product's name stands alone. */
  title: string | null;
  /** For search engines and shared links. */
  description: string;
  /** Whether it is drawn whole by the build; others get a frame, for they show what is a person's own. */
  isContent: boolean;
  /** Files of the source that the page needs beyond those of every page. */
  modules: readonly string[];
  /** The same for addresses with `?view=`, by view: what is fetched with the page is then another. */
  views?: Readonly<Record<string, readonly string[]>>;
}

const content = (title: string | null, module: string | null, description: string): PageSource => ({
  title,
  description,
  isContent: true,
  modules: module ? [`client/routes/${module}.tsx`] : [],
});

const frame = (title: string | null, modules: readonly string[], description: string): PageSource => ({
  title,
  description,
  isContent: false,
  modules: modules.map((module) => `client/${module}`),
});

const CHAT = frame(
  'Chat Mode',
  ['routes/captain-keto.tsx'],
  `Ask ${BRAND.coach} about keto, fasting and metabolic health. Answers name their sources.`,
);

/** Every page with an address of its own; the articles of the handbook are added to these. */
export const PAGES: Readonly<Record<PagePath, PageSource>> = {
  '/': content(
    null,
    null,
    'Scan a food label, see its keto score, ask the Captain. A calm keto companion for people with prediabetes or insulin resistance.',
  ),
  '/getting-started': content(
    'Get Started',
    'getting-started',
    `Why use ${BRAND.product}, what it does, how to measure success, and a starter kit for a first week of keto with prediabetes.`,
  ),
  '/science': content(
    'Keto Science',
    'science',
    'Eight studies of ketogenic diets and intermittent fasting in plain words: what they found, how firmly, and what they cannot tell.',
  ),
  '/success-stories': content(
    'Success Stories',
    'success-stories',
    "A 90-day keto transformation as one person's experience: the numbers, the strategies and the grocery list.",
  ),
  '/handbook': content(
    'Handbook',
    'handbook-contents',
    'Short articles on keto, fasting, glucose and food in plain words, each with its sources and how sure they are.',
  ),
  '/terms': content('Terms of use', 'terms', `The terms under which ${BRAND.product} may be used.`),
  '/privacy': content(
    'Privacy notice',
    'privacy',
    `What ${BRAND.product} stores about you, where, for how long, and how to take it along or delete it.`,
  ),
  '/captain-keto': CHAT,
  '/journal-chat': CHAT,
  '/subscribe': CHAT,
  '/keto-pantry': frame(
    'Upload Label',
    ['routes/keto-pantry.tsx'],
    'A photo of a nutrition label becomes net carbs and a keto score.',
  ),
  '/starter-foods': frame(
    'Starter Foods',
    ['routes/starter-foods.tsx'],
    'Foods for a first week of keto, with net carbs per portion.',
  ),
  '/saved-pantry': frame(
    'Saved Pantry',
    ['routes/saved-pantry.tsx', 'routes/saved-pantry-data.ts'],
    'The foods you scanned, and keto meal plans made from them.',
  ),
  '/saved-meals': frame('Saved Meals', ['routes/saved-meals.tsx'], 'Your collection of keto meal plans.'),
  '/tracking': {
    ...frame(
      'Tracking',
      ['routes/tracking.tsx', 'features/readings/readings-view.tsx'],
      'Glucose, ketones, fasting and how you feel, in ten seconds a morning.',
    ),
    views: {
      charts: ['client/routes/tracking.tsx', 'client/features/charts/reading-charts.tsx'],
      fasting: ['client/routes/tracking.tsx', 'client/features/fasting/fasting-view.tsx'],
      import: ['client/routes/tracking.tsx', 'client/features/readings/import/import-view.tsx'],
    },
  },
  '/profile': frame(
    'Profile & targets',
    ['routes/profile.tsx'],
    'What you say here sets your daily targets and the warnings you get.',
  ),
  '/account': frame(
    'Account settings',
    ['routes/account.tsx'],
    'Your name, your password, where you are signed in, and all your data as a file.',
  ),
  '/reset-password': content(
    'Reset Password',
    'reset-password',
    `Choose a new password for your ${BRAND.product} account.`,
  ),
};

export const NOT_FOUND: PageSource = content(
  'Page not found',
  'not-found',
  'There is nothing at this address.',
);

/** Stands for any page while there is no network. */
export const SHELL: PageSource = frame(null, [], PAGES['/'].description);

/** An article of the handbook. */
export const articlePage = (slug: string, title: string, description: string): PageSource => ({
  title,
  description,
  isContent: true,
  modules: [
    'client/routes/handbook.tsx',
    'client/routes/handbook-data.ts',
    `content/handbook/${slug}.md?raw`,
    'content/handbook/sources.json',
  ],
});
