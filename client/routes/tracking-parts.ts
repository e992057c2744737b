import { lazy } from 'react';
import { TrackingCharts } from './tracking-charts.ts';
import type { TrackingView } from './tracking-search.ts';

// Each view of the tracking page comes with its first visit; charts have a file of their own.

const loadLog = () =>
  import('../features/readings/readings-view.tsx').then((module) => ({ default: module.ReadingsView }));
export const TrackingLog = lazy(loadLog);

const loadImport = () =>
  import('../features/readings/import/import-view.tsx').then((module) => ({ default: module.ImportView }));
export const TrackingImport = lazy(loadImport);

const loadFasting = () =>
  import('../features/fasting/fasting-view.tsx').then((module) => ({ default: module.FastingView }));
export const TrackingFasting = lazy(loadFasting);

const LOADERS: Readonly<Record<TrackingView, () => Promise<unknown> | undefined>> = {
  log: loadLog,
  charts: () => TrackingCharts.preload?.(),
  fasting: loadFasting,
  import: loadImport,
};

/** Begins to fetch the code of a view, before it is known whether the person may see it. */
export function fetchView(view: TrackingView = 'log'): void {
  // Without it, the page says so.
  LOADERS[view]()?.catch(() => undefined);
}

/** The first questions of the profile, above the log. */
export const FirstQuestions = lazy(() =>
  import('../features/profile/onboarding-invitation.tsx').then((module) => ({
    default: module.OnboardingInvitation,
  })),
);
