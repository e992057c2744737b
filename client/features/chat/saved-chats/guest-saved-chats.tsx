import { askToSignIn } from '../../../lib/session/prompts.ts';
import { Button } from '../../../ui/button.tsx';

const signIn = () => askToSignIn({ returnTo: '/captain-keto' });

/** Where a guest would look for saved chats. */
export const GuestSavedChats = () => (
  <section aria-label="Saved Chats" className="flex flex-col gap-3 px-1">
    <p className="-mb-2 font-extrabold text-ink-soft">Saved Chats</p>
    <p className="text-small">
      With an account you can save chats and go on with them on any device. Until then this chat stays on this
      device, and you can export it from the chat menu.
    </p>
    <Button variant="secondary" onClick={signIn}>
      Sign in to save chats
    </Button>
  </section>
);
