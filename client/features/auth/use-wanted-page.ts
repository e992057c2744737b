import { useRouter } from '@tanstack/react-router';
import { mayOpen } from '../../lib/access.ts';
import { useSession } from '../../lib/session/current-user.ts';

/** Name of the page a sign-in is asked for; undefined where none is wanted or it is open to the person anyway. */
export function useWantedPage(returnTo: string | undefined): string | undefined {
  const router = useRouter();
  const { kind } = useSession();
  if (returnTo === undefined) return undefined;
  const { pathname } = new URL(returnTo, window.location.origin);
  if (mayOpen(pathname, kind)) return undefined;
  const [, , route] = router.getMatchedRoutes(pathname);
  const staticData: { title?: string | null } | undefined = route?.options.staticData;
  return staticData?.title ?? undefined;
}
