import { useStore } from '../../lib/create-store.ts';
import { promptStore } from '../../lib/session/prompts.ts';
import { GuestFlow } from './guest-flow.tsx';
import { LogoutFlow } from './logout-flow.tsx';
import { SignInFlow } from './sign-in-flow.tsx';

/** The account dialog that is open, over all pages. */
export function AuthPrompts() {
  const prompt = useStore(promptStore);
  if (prompt?.kind === 'sign-in') return <SignInFlow prompt={prompt} />;
  if (prompt?.kind === 'guest') return <GuestFlow prompt={prompt} />;
  if (prompt?.kind === 'logout') return <LogoutFlow />;
  return null;
}
