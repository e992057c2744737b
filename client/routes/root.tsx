import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccessRequiredDialog } from '../features/shell/access-required-dialog.tsx';
import { BackToTop } from '../features/shell/back-to-top.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { OfflineBanner } from '../features/shell/offline-banner.tsx';
import { PageAnnouncer } from '../features/shell/page-announcer.tsx';
import { useStore } from '../lib/create-store.ts';
import { promptStore } from '../lib/session/prompts.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useRecheckOnSessionChange } from './use-recheck-on-session-change.ts';

// Forms and their validation weigh more than the rest of the shell and are needed on request only.
const AuthPrompts = lazy(() =>
  import('../features/auth/auth-prompts.tsx').then((module) => ({ default: module.AuthPrompts })),
);

/** Everything around a page. */
export function RootLayout() {
  const prompt = useStore(promptStore);
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
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <PageAnnouncer />
      <AccessRequiredDialog />
      {prompt && prompt.kind !== 'access-required' ? (
        <Suspense fallback={null}>
          <AuthPrompts />
        </Suspense>
      ) : null}
      <Toaster />
    </div>
  );
}
