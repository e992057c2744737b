import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import './styles/app.css';
import { App } from './app.tsx';
import { ConnectionError } from './lib/api/api-error.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { idle, quiet } from './lib/browser/idle.ts';
import { followAccount } from './lib/offline/account-persister.ts';
import { followNetwork } from './lib/offline/online.ts';
import { followOtherTabs, noticeSignedOut } from './lib/session/current-user.ts';
import { createAppRouter } from './router.tsx';

// The policy refuses code made of text, and tells of each try; Zod, which comes later, then does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const queryClient = createQueryClient(noticeSignedOut);

const options: RootOptions = {
  // A server out of reach is told on the page, and is no fault of the page's.
  onCaughtError: (error) => {
    if (!(error instanceof ConnectionError)) console.error(error);
  },
};

/** Keeps the app on this device, once the first page has loaded and the browser has time. */
async function startWorker(): Promise<void> {
  // The browser's development server changes files all the time; and not every page is served as it must be for this.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await idle();
  const { followVersions } = await import('./lib/offline/follow-versions.ts');
  await followVersions();
}

/** What runs beside the pages as long as one is open. */
function follow(): void {
  followNetwork();
  followOtherTabs(queryClient);
  followAccount(queryClient, async (persister) => {
    await quiet();
    const { stockUp } = await import('./routes/stock-up.ts');
    await stockUp(queryClient, persister);
  });
  // Blocked by the browser, or the line broke: the app works without it, and the next visit tries again.
  startWorker().catch(() => undefined);
}

/** Hydrates a prerendered page; any other is rendered, in place of what says that there is none. */
async function start(root: HTMLElement): Promise<void> {
  const router = createAppRouter(queryClient);
  const app = <App queryClient={queryClient} router={router} />;
  // What the build has written stays until the page's own code is here.
  if (root.hasChildNodes()) await router.load();
  if (root.dataset.prerendered === undefined) createRoot(root, options).render(app);
  else {
    // The router then renders the boundaries that it rendered in the build.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app, options);
    delete root.dataset.prerendered;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
follow();
void start(root);
