import { lazy } from 'react';

// Each view of the tracking page comes with its first visit; charts have a file of their own.

export const TrackingLog = lazy(() =>
  import('../features/readings/readings-view.tsx').then((module) => ({ default: module.ReadingsView })),
);

export const TrackingImport = lazy(() =>
  import('../features/readings/import/import-view.tsx').then((module) => ({ default: module.ImportView })),
);

export const TrackingFasting = lazy(() =>
  import('../features/fasting/fasting-view.tsx').then((module) => ({ default: module.FastingView })),
);

/** The first questions of the profile, above the log. */
export const FirstQuestions = lazy(() =>
  import('../features/profile/onboarding-invitation.tsx').then((module) => ({
    default: module.OnboardingInvitation,
  })),
);
