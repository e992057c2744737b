import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import './styles/app.css';
import { App } from './app.tsx';
import { ConnectionError } from './lib/api/api-error.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { followAccount } from './lib/offline/kept-account.ts';
import { quiet } from './lib/offline/quiet.ts';
import { startWorker } from './lib/offline/start-worker.ts';
import { followNetwork } from './lib/online.ts';
import { currentUserQuery, followOtherTabs, noticeSignedOut } from './lib/session/current-user.ts';
import { drawnPage, NOT_FOUND_PAGE } from './page-address.ts';
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

/** client/public/before-app.js gives back what was clicked until now. */
const tellReady = () => {
  // From a task of its own, for React takes no click in the midst of its work.
  setTimeout(() => window.dispatchEvent(new Event('app-ready')));
};

/** What runs beside the pages as long as one is open. */
function follow(): void {
  followNetwork();
  followOtherTabs(queryClient);
  followAccount(queryClient, async (keeper) => {
    await quiet();
    const { stockUp } = await import('./routes/stock-up.ts');
    await stockUp(queryClient, keeper);
  });
  startWorker();
}

/** A drawn page that is read already answers between the steps of its takeover. */
const nextStep = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Takes over a page that the build has drawn, and draws any other itself once it can be shown whole. */
async function start(root: HTMLElement): Promise<void> {
  follow();
  // Asked while the page's own files are still on their way; a failure shows where the answer is used.
  void queryClient.prefetchQuery(currentUserQuery());
  await nextStep();
  const router = createAppRouter(queryClient);
  const app = <App queryClient={queryClient} router={router} onReady={tellReady} />;
  const page = drawnPage();
  if (page === undefined) {
    createRoot(root, options).render(app);
    return;
  }
  await nextStep();
  await router.load();
  await nextStep();
  const { location, matches } = router.state;
  // The root alone matches where no page does.
  const shown = matches.length === 1 ? NOT_FOUND_PAGE : location.pathname.replace(/(?<=[^/]|^\/)\/+$/, '');
  if (page === shown) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  delete root.dataset.page;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
