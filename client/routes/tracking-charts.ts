import { lazyRouteComponent } from '@tanstack/react-router';

/** Drawing needs a library that nothing else does; the route begins to load it before the page is drawn. */
export const TrackingCharts = lazyRouteComponent(
  () => import('../features/charts/reading-charts.tsx'),
  'ReadingCharts',
);
