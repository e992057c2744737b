import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { BackToTop } from '../features/shell/back-to-top.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { NewVersionNotice } from '../features/shell/new-version-notice.tsx';
import { OfflineBanner } from '../features/shell/offline-banner.tsx';
import { PageAnnouncer } from '../features/shell/page-announcer.tsx';
import { useStore } from '../lib/create-store.ts';
import { newVersionReady } from '../lib/offline/app-version.ts';
import { promptStore } from '../lib/session/prompts.ts';
import { currentToast } from '../lib/toast.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useRecheckOnSessionChange } from './use-recheck-on-session-change.ts';
import { Waiting } from './waiting.tsx';

const AuthPrompts = lazyComponent(() =>
  import('../features/auth/auth-prompts.tsx').then((module) => module.AuthPrompts),
);
const AccessRequiredDialog = lazyComponent(() =>
  import('../features/shell/access-required-dialog.tsx').then((module) => module.AccessRequiredDialog),
);

/** The dialog or toast of the moment. Toasts stay mounted once one was shown, for their way out. */
function Overlays() {
  const prompt = useStore(promptStore);
  const toast = useStore(currentToast);
  const isNewVersionReady = useStore(newVersionReady);
  const [toasted, setToasted] = useState(false);
  if (toast && !toasted) setToasted(true);
  return (
    <>
      {prompt?.kind === 'access-required' ? <AccessRequiredDialog /> : prompt ? <AuthPrompts /> : null}
      <div aria-live="polite">
        {isNewVersionReady ? <NewVersionNotice /> : null}
        {toasted ? <Toaster /> : null}
      </div>
    </>
  );
}

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
      <Overlays />
    </div>
  );
}
