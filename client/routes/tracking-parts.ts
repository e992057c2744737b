import { lazyRouteComponent } from '@tanstack/react-router';

/** Each view of the tracking page comes with its first visit; charts have a file of their own. */
export const TrackingLog = lazyRouteComponent(
  () => import('../features/readings/readings-view.tsx'),
  'ReadingsView',
);

export const TrackingImport = lazyRouteComponent(
  () => import('../features/readings/import/import-view.tsx'),
  'ImportView',
);

export const TrackingFasting = lazyRouteComponent(
  () => import('../features/fasting/fasting-view.tsx'),
  'FastingView',
);

/** The first questions of the profile, above the log. */
export const FirstQuestions = lazyRouteComponent(
  () => import('../features/profile/onboarding-invitation.tsx'),
  'OnboardingInvitation',
);
