import { useStore } from '../../lib/create-store.ts';
import { useDisclaimer } from '../../lib/session/disclaimers.ts';
import { promptStore } from '../../lib/session/prompts.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const ConsentDialogs = lazyComponent(() =>
  import('./consent-dialogs.tsx').then((module) => module.ConsentDialogs),
);

/**
 * First visit of the chat: the disclaimer unless its five points were just accepted, then the welcome. Accepting
 * is stored when the welcome is closed, so a reload in between asks again.
 */
export function ChatConsent({ onDecline }: { onDecline: () => void }) {
  const chat = useDisclaimer('chat');
  const general = useDisclaimer('general');
  const prompt = useStore(promptStore);
  // Signing in asks for consent itself; two of these dialogs would stand on each other.
  if (prompt !== null) return null;
  if (chat.accepted !== false || general.accepted === undefined) return null;
  return (
    <ConsentDialogs knowsPoints={general.accepted} onAccept={() => chat.accept()} onDecline={onDecline} />
  );
}
