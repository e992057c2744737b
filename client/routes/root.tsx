import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { BackToTop } from '../features/shell/back-to-top.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { NewVersionNotice, OfflineBanner } from '../features/shell/notices.tsx';
import { PageAnnouncer } from '../features/shell/page-announcer.tsx';
import { useStore } from '../lib/hooks/create-store.ts';
import { whenDeviceMatters } from '../lib/offline/account-persister.ts';
import { newVersionReady } from '../lib/offline/app-version.ts';
import { useSession } from '../lib/session/current-user.ts';
import { promptStore } from '../lib/session/prompts.ts';
import { currentToast } from '../lib/toast/toast.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Toaster } from '../ui/toaster.tsx';

const AuthPrompts = lazyComponent(() =>
  import('../features/auth/auth-prompts.tsx').then((module) => module.AuthPrompts),
);
const AccessRequiredDialog = lazyComponent(() =>
  import('../features/shell/access-required-dialog.tsx').then((module) => module.AccessRequiredDialog),
);

/** Without a network and without the installed app the next page load tries again. */
const WaitingWork = lazyComponent(
  async () => {
    await whenDeviceMatters();
    return (await import('./waiting-work.tsx')).WaitingWork;
  },
  { Failed: () => null },
);

/** Runs the page's access rule again when somebody signs in or out while it is open. */
function useRecheckOnSessionChange(): void {
  const router = useRouter();
  const { kind } = useSession();
  const before = useRef(kind);
  useEffect(() => {
    const changed = before.current !== kind && before.current !== 'loading';
    before.current = kind;
    if (changed) void router.invalidate();
  }, [kind, router]);
}

/** Visitors have nothing to be sent, and load nothing of it. */
const Waiting = () => (useSession().user === null ? null : <WaitingWork />);

/** The dialog or toast of the moment. Toasts stay mounted once one was shown, for their way out. */
function Overlays() {
  const prompt = useStore(promptStore);
  const toast = useStore(currentToast);
  const isNewVersionReady = useStore(newVersionReady);
  const [toasted, setToasted] = useState(false);
  if (toast && !toasted) setToasted(true);
  return (
    <>
      {prompt?.kind === 'access-required' ? (
        <AccessRequiredDialog feature={prompt.feature} />
      ) : prompt ? (
        <AuthPrompts />
      ) : null}
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
  const ownsWindow = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.ownsWindow),
  });
  return (
    // In a short window the header scrolls away, and the page below it has the whole window.
    <div className={clsx('flex flex-col', ownsWindow ? 'h-dvh short:h-auto' : 'min-h-dvh')}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <OfflineBanner />
      <Waiting />
      <main
        id="main"
        tabIndex={-1}
        className={clsx('flex grow flex-col', ownsWindow && 'min-h-0 short:h-dvh short:grow-0')}
      >
        <Outlet />
      </main>
      {ownsWindow ? null : <Footer />}
      <BackToTop />
      <PageAnnouncer />
      <Overlays />
    </div>
  );
}
