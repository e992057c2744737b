import type { PagePath } from '#contract/page-paths.ts';
import { BRAND } from '../brand.ts';

/** What the build writes into a page's file. */
export interface PageSource {
  /** Of the window; null where the product's name stands alone. */
  title: string | null;
  /** For search engines and shared links. */
  description: string;
  /**
   * Source files whose code a prerendered page needs, beside that of every page. Null for pages that show what is a
   * person's own: those are rendered by the browser alone.
   */
  modules: readonly string[] | null;
}

const content = (title: string | null, route: string, description: string): PageSource => ({
  title,
  description,
  modules: [`client/routes/${route}.tsx`],
});

const personal = (title: string | null, description: string): PageSource => ({
  title,
  description,
  modules: null,
});

const CHAT = personal(
  'Chat Mode',
  `Ask ${BRAND.coach} about keto, fasting and metabolic health. Answers name their sources.`,
);

/** Every page with an address of its own; the articles of the handbook are added to these. */
export const PAGES: Readonly<Record<PagePath, PageSource>> = {
  '/': content(
    null,
    'landing',
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
    'Eight studies of ketogenic diets and intermittent fasting in plain words: what they found, how strong the evidence is, and what they can’t tell us.',
  ),
  '/success-stories': content(
    'Success Stories',
    'success-stories',
    "A 90-day keto transformation as one person's experience: the numbers, the strategies and the grocery list.",
  ),
  '/handbook': content(
    'Handbook',
    'handbook-contents',
    'Short articles on keto, fasting, glucose and food in plain words, each with its sources and how strong the evidence is.',
  ),
  '/terms': content('Terms of use', 'terms', `The terms under which ${BRAND.product} may be used.`),
  '/privacy': content(
    'Privacy notice',
    'privacy',
    `What ${BRAND.product} stores about you, where, for how long, and how to download or delete it.`,
  ),
  '/captain-keto': CHAT,
  '/journal-chat': CHAT,
  '/subscribe': CHAT,
  '/keto-pantry': personal(
    'Upload Label',
    'A photo of a nutrition label becomes net carbs and a keto score.',
  ),
  '/starter-foods': personal('Starter Foods', 'Foods for a first week of keto, with net carbs per portion.'),
  '/saved-pantry': personal('Saved Pantry', 'The foods you scanned, and keto meal plans made from them.'),
  '/saved-meals': personal('Saved Meals', 'Your collection of keto meal plans.'),
  '/tracking': personal('Tracking', 'Glucose, ketones, fasting and how you feel, in ten seconds a morning.'),
  '/profile': personal(
    'Profile & targets',
    'What you enter here sets your daily targets and the warnings you get.',
  ),
  '/account': personal(
    'Account settings',
    'Your name, your password, where you are signed in, and all your data as a file.',
  ),
  '/reset-password': content(
    'Reset Password',
    'reset-password',
    `Choose a new password for your ${BRAND.product} account.`,
  ),
  '/confirm-email': content(
    'Confirm your email',
    'confirm-email',
    `Confirm the email address of your ${BRAND.product} account.`,
  ),
};

export const NOT_FOUND: PageSource = content(
  'Page not found',
  'not-found',
  'There is nothing at this address.',
);

/** Stands for any page while there is no network. */
export const SHELL: PageSource = personal(null, PAGES['/'].description);

/** An article of the handbook. */
export const articlePage = (slug: string, title: string, description: string): PageSource => ({
  title,
  description,
  modules: ['client/routes/handbook.tsx', `content/handbook/${slug}.md?raw`, 'content/handbook/sources.json'],
});
