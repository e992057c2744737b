import { useState } from 'react';
import { BRAND } from '../../brand.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { useDisclaimer } from '../../lib/session/disclaimers.ts';
import { promptStore } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const DisclaimerDialog = lazyComponent(() =>
  import('../../ui/disclaimer-dialog.tsx').then((module) => module.DisclaimerDialog),
);

/**
 * First visit of the chat: the disclaimer unless its five points were just accepted, then the welcome. Accepting
 * is stored when the welcome is closed, so a reload in between asks again.
 */
export function ChatConsent({ onDecline }: { onDecline: () => void }) {
  const chat = useDisclaimer('chat');
  const general = useDisclaimer('general');
  const prompt = useStore(promptStore);
  const [agreed, setAgreed] = useState(false);
  // Signing in asks for consent itself; two of these dialogs would stand on each other.
  if (prompt !== null) return null;
  if (chat.accepted !== false || general.accepted === undefined) return null;
  if (!general.accepted && !agreed)
    return <DisclaimerDialog open onAccept={() => setAgreed(true)} onCancel={onDecline} />;
  const accept = () => chat.accept();
  return (
    <Dialog
      open
      onOpenChange={accept}
      title="Welcome to Chat Mode!"
      figure={<Captain mood="cheerful" className="mb-2 size-24" />}
      footer={<Button onClick={accept}>Got it!</Button>}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Ask {BRAND.coach} anything about keto, blood sugar, fasting and food.</li>
        <li>The Prompt Library has questions to get you started.</li>
        <li>Each answer shows its sources. Open a source to read more about it in our handbook.</li>
        <li>This is education, not medical advice. In an emergency, call your local emergency number.</li>
      </ul>
    </Dialog>
  );
}
