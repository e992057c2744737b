import { useState } from 'react';
import { BRAND } from '../../brand.ts';
import { useStore } from '../../lib/create-store.ts';
import { useDisclaimer } from '../../lib/session/disclaimers.ts';
import { promptStore } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';

/**
 * First visit of the chat: the disclaimer unless its five points were just accepted, then the welcome. Accepting
 * is kept when the welcome is closed, so a reload in between asks again.
 */
export function ChatConsent({ onDecline }: { onDecline: () => void }) {
  const chat = useDisclaimer('chat');
  const general = useDisclaimer('general');
  const [agreed, setAgreed] = useState(false);
  const prompt = useStore(promptStore);
  // Signing in asks for consent itself; two of these dialogs would stand on each other.
  if (prompt !== null) return null;
  if (chat.accepted !== false || general.accepted === undefined) return null;
  if (!general.accepted && !agreed)
    return <DisclaimerDialog open onAccept={() => setAgreed(true)} onCancel={onDecline} />;
  return (
    <Dialog
      open
      onOpenChange={() => chat.accept()}
      title="Welcome to Chat Mode!"
      figure={<Captain mood="cheerful" className="mb-2 size-24" />}
      footer={<Button onClick={() => chat.accept()}>Got it!</Button>}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Ask {BRAND.coach} anything about keto, blood sugar, fasting and food.</li>
        <li>The Prompt Library holds questions to start with.</li>
        <li>Answers name their sources. Open one to read on in the handbook.</li>
        <li>This is education, not medical advice. In an emergency call your local emergency number.</li>
      </ul>
    </Dialog>
  );
}
