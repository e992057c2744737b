import { CatchBoundary, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BackToTop } from '../features/shell/back-to-top.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { OfflineBanner } from '../features/shell/offline-banner.tsx';
import { PageAnnouncer } from '../features/shell/page-announcer.tsx';
import { useStore } from '../lib/create-store.ts';
import { lazyAfterPaint } from '../lib/lazy-after-paint.ts';
import { newVersionReady } from '../lib/offline/new-version.ts';
import { fetchAhead } from '../lib/offline/quiet.ts';
import { promptStore } from '../lib/session/prompts.ts';
import { currentToast } from '../lib/toast.ts';
import { OverlayFailed } from './overlay-failed.tsx';
import { useRecheckOnSessionChange } from './use-recheck-on-session-change.ts';
import { Waiting } from './waiting.tsx';

// None of these is needed to show a page; each comes with its first use.
const AuthPrompts = lazyAfterPaint(() =>
  import('../features/auth/auth-prompts.tsx').then((module) => module.AuthPrompts),
);
const AccessRequiredDialog = lazyAfterPaint(() =>
  import('../features/shell/access-required-dialog.tsx').then((module) => module.AccessRequiredDialog),
);
const NewVersionNotice = lazy(() =>
  import('../features/shell/new-version-notice.tsx').then((module) => ({ default: module.NewVersionNotice })),
);
const loadToaster = () => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = lazy(loadToaster);

/**
 * That the network is gone is told by a toast too, so they are fetched while there is one: before anything is done that
 * could end in one, and after the page.
 */
function useToasterAhead(): void {
  useEffect(() => fetchAhead(loadToaster), []);
}

/** The dialog or toast of the moment. Toasts stay mounted once one was shown, for their way out. */
function Overlays() {
  const prompt = useStore(promptStore);
  const toast = useStore(currentToast);
  const isNewVersionReady = useStore(newVersionReady);
  const [toasted, setToasted] = useState(false);
  if (toast && !toasted) setToasted(true);
  useToasterAhead();
  return (
    <>
      <Suspense fallback={null}>
        {prompt?.kind === 'access-required' ? <AccessRequiredDialog /> : prompt ? <AuthPrompts /> : null}
      </Suspense>
      <div aria-live="polite">
        <Suspense fallback={null}>{isNewVersionReady ? <NewVersionNotice /> : null}</Suspense>
        <Suspense fallback={null}>{toasted ? <Toaster /> : null}</Suspense>
      </div>
    </>
  );
}

/** A dialog asked for anew is tried anew. */
const overlayResetKey = () => promptStore.get()?.kind ?? 'none';

/** Everything around a page. */
export function RootLayout() {
  useRecheckOnSessionChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-60 focus:rounded-md focus:border-2 focus:border-ink focus:bg-card focus:px-4 focus:py-3 focus:font-bold"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBanner />
      <Waiting />
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <PageAnnouncer />
      <CatchBoundary getResetKey={overlayResetKey} errorComponent={OverlayFailed}>
        <Overlays />
      </CatchBoundary>
    </div>
  );
}
