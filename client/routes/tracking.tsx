import { Link, useSearch } from '@tanstack/react-router';
import { ChartSpline, NotebookPen, Timer, UtensilsCrossed } from 'lucide-react';
import type { ComponentType } from 'react';
import { OnboardingInvitation } from '../features/profile/onboarding-invitation.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';
import { RoutePending } from './route-states.tsx';
import type { TrackingView } from './search.ts';

const TABS = [
  { view: undefined, label: 'Today', icon: UtensilsCrossed },
  { view: 'log', label: 'Readings', icon: NotebookPen },
  { view: 'charts', label: 'Charts', icon: ChartSpline },
  { view: 'fasting', label: 'Fasting', icon: Timer },
] as const;

const TAB =
  'flex min-h-touch flex-col items-center justify-center gap-x-2 rounded-t-md border-b-3 border-transparent px-1 font-bold sm:flex-row sm:px-3 ' +
  'hover:bg-shoal aria-[current=page]:border-rose sm:px-5 ' +
  // Forced colors would paint the transparent line of every tab.
  'forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

/** The views of the page are addresses of their own, so the tabs are links. */
const Tabs = ({ current }: { current: TrackingView | undefined }) => (
  <nav aria-label="Tracking" className="mb-6 border-b-2 border-ink print:hidden">
    <ul className="grid grid-cols-4 sm:flex sm:gap-1">
      {TABS.map(({ view, label, icon: Icon }) => (
        <li key={label}>
          <Link
            to="/tracking"
            search={view === undefined ? {} : { view }}
            // A link without a view would else count as current under every view.
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === current ? 'page' : undefined}
            className={TAB}
          >
            <Icon className="size-5 shrink-0 text-sea" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const pending = (label: string) => () => <RoutePending label={label} />;

/** Each view comes with its first visit: most people look at one of them alone. */
const VIEWS: Record<TrackingView | 'today', ComponentType> = {
  today: lazyComponent(() => import('../features/diary/diary-view.tsx').then((module) => module.DiaryView), {
    Pending: pending('Opening your day...'),
  }),
  log: lazyComponent(
    () => import('../features/readings/readings-view.tsx').then((module) => module.ReadingsView),
    { Pending: pending('Opening your log...') },
  ),
  charts: lazyComponent(
    () => import('../features/charts/reading-charts.tsx').then((module) => module.ReadingCharts),
    { Pending: pending('Drawing your charts...') },
  ),
  fasting: lazyComponent(
    () => import('../features/fasting/fasting-view.tsx').then((module) => module.FastingView),
    { Pending: pending('Opening the fasting timer...') },
  ),
  import: lazyComponent(
    () => import('../features/readings/import/import-view.tsx').then((module) => module.ImportView),
    { Pending: pending('Opening the import...') },
  ),
  'diary-file': lazyComponent(
    () => import('../features/diary-file/diary-file-view.tsx').then((module) => module.DiaryFileView),
    { Pending: pending('Opening the import...') },
  ),
};

export function TrackingPage() {
  const { view } = useSearch({ from: '/tracking' });
  const View = VIEWS[view ?? 'today'];
  return (
    <Page
      heading="Tracking"
      subtitle={
        <span className="max-sm:hidden">Log what you ate and see how your body responded, in seconds.</span>
      }
      width="wide"
    >
      <Tabs current={view === 'import' ? 'log' : view === 'diary-file' ? undefined : view} />
      {view === undefined ? <OnboardingInvitation /> : null}
      <View />
    </Page>
  );
}
