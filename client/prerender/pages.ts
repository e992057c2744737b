import type { PagePath } from '#contract/page-paths.ts';
import { BRAND } from '../brand.ts';

/** What the build writes into a page's file. */
export interface PageSource {
  /** For search engines and shared links. */
  description: string;
  /**
   * Source files whose code a prerendered page needs, beside that of every page. Null for pages that show what is a
   * person's own: those are rendered by the browser alone.
   */
  modules: readonly string[] | null;
}

const content = (route: string, description: string): PageSource => ({
  description,
  modules: [`client/routes/${route}.tsx`],
});

const personal = (description: string): PageSource => ({ description, modules: null });

const CHAT = personal(
  `Ask ${BRAND.coach} about keto, fasting and metabolic health. Answers name their sources.`,
);

/** Every page with an address of its own; the articles of the handbook are added to these. */
export const PAGES: Readonly<Record<PagePath, PageSource>> = {
  '/': content(
    'landing',
    'Scan a food label, see its keto score, ask the Captain. A calm keto companion for people with prediabetes or insulin resistance.',
  ),
  '/getting-started': content(
    'getting-started',
    `Why use ${BRAND.product}, what it does, how to measure success, and a starter kit for a first week of keto with prediabetes.`,
  ),
  '/science': content(
    'science',
    'Eight studies of ketogenic diets and intermittent fasting in plain words: what they found, how strong the evidence is, and what they can’t tell us.',
  ),
  '/success-stories': content(
    'success-stories',
    "A 90-day keto transformation as one person's experience: the numbers, the strategies and the grocery list.",
  ),
  '/handbook': content(
    'handbook-contents',
    'Short articles on keto, fasting, glucose and food in plain words, each with its sources and how strong the evidence is.',
  ),
  '/terms': content('terms', `The terms under which ${BRAND.product} may be used.`),
  '/privacy': content(
    'privacy',
    `What ${BRAND.product} stores about you, where, for how long, and how to download or delete it.`,
  ),
  '/captain-keto': CHAT,
  '/journal-chat': CHAT,
  '/subscribe': CHAT,
  '/keto-pantry': personal('A photo of a nutrition label becomes net carbs and a keto score.'),
  '/starter-foods': personal('Foods for a first week of keto, with net carbs per portion.'),
  '/saved-pantry': personal('The foods you scanned, and keto meal plans made from them.'),
  '/saved-meals': personal('Your collection of keto meal plans.'),
  '/tracking': personal('Glucose, ketones, fasting and how you feel, in ten seconds a morning.'),
  '/profile': personal('What you enter here sets your daily targets and the warnings you get.'),
  '/account': personal('Your name, your password, where you are signed in, and all your data as a file.'),
  '/reset-password': content('reset-password', `Choose a new password for your ${BRAND.product} account.`),
  '/confirm-email': content('confirm-email', `Confirm the email address of your ${BRAND.product} account.`),
};

export const NOT_FOUND: PageSource = content('not-found', 'There is nothing at this address.');

/** Stands for any page while there is no network. */
export const SHELL: PageSource = personal(PAGES['/'].description);

/** An article of the handbook. */
export const articlePage = (slug: string, description: string): PageSource => ({
  description,
  modules: ['client/routes/handbook.tsx', `content/handbook/${slug}.md?raw`, 'content/handbook/sources.json'],
});
