import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSession } from '../lib/session/current-user.ts';

/** Runs the page's access rule again when somebody signs in or out while it is open. */
export function useRecheckOnSessionChange(): void {
  const router = useRouter();
  const { kind } = useSession();
  const before = useRef(kind);
  useEffect(() => {
    const changed = before.current !== kind && before.current !== 'loading';
    before.current = kind;
    if (changed) void router.invalidate();
  }, [kind, router]);
}
