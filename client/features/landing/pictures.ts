import { drawnAhead } from '../../lib/drawn-ahead.tsx';

export const SeaChart = drawnAhead(() =>
  import('../../ui/illustrations/sea-chart.tsx').then((module) => module.SeaChart),
);

export const Soundings = drawnAhead(() => import('./soundings.tsx').then((module) => module.Soundings));

export const Introduction = drawnAhead(() =>
  import('./introduction.tsx').then((module) => module.Introduction),
);

/** Before the client draws the landing page itself. */
export const loadPictures = () => Promise.all([SeaChart.load(), Soundings.load(), Introduction.load()]);
