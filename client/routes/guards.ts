import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { currentUserQuery } from '../lib/session/current-user.ts';
import { askToSignIn } from '../lib/session/prompts.ts';
import { mayOpen, toSession } from '../lib/session/session.ts';
import { toast } from '../lib/toast/toast.ts';

interface GuardInput {
  context: { queryClient: QueryClient };
  location: { pathname: string; href: string };
  preload: boolean;
}

/**
 * Lets in who may open the page. Others go home, where the sign-in dialog opens; the page they wanted is
 * remembered and opened after sign-in.
 */
export async function requireAccess({ context, location, preload }: GuardInput): Promise<void> {
  const user = await context.queryClient.ensureQueryData(currentUserQuery());
  const path = location.pathname.replace(/(?<!\/)\/+$/, '');
  if (mayOpen(path, toSession(user).kind)) return;
  // Hovering a link also comes through here; only a real visit opens the dialog.
  if (!preload)
    askToSignIn({ returnTo: location.href, guestAllowed: user === null && mayOpen(path, 'guest') });
  throw redirect({ to: '/' });
}

export function redirectJournalChat(): never {
  throw redirect({ to: '/captain-keto', replace: true });
}

export function redirectSubscribe({ preload }: { preload: boolean }): never {
  if (!preload)
    toast({
      title: 'Feature Disabled',
      description: 'Subscription functionality is temporarily disabled. All features are free.',
      variant: 'info',
    });
  throw redirect({ to: '/captain-keto', replace: true });
}
