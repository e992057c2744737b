import { useState } from 'react';
import { BRAND } from '../../brand.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisclaimerDialog } from '../../ui/disclaimer-dialog.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';

interface ConsentDialogsProps {
  /** False where the five points are to be read first. */
  knowsPoints: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** The disclaimer, then the welcome. */
export function ConsentDialogs({ knowsPoints, onAccept, onDecline }: ConsentDialogsProps) {
  const [agreed, setAgreed] = useState(false);
  if (!knowsPoints && !agreed)
    return <DisclaimerDialog open onAccept={() => setAgreed(true)} onCancel={onDecline} />;
  return (
    <Dialog
      open
      onOpenChange={onAccept}
      title="Welcome to Chat Mode!"
      figure={<Captain mood="cheerful" className="mb-2 size-24" />}
      footer={<Button onClick={onAccept}>Got it!</Button>}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Ask {BRAND.coach} anything about keto, blood sugar, fasting and food.</li>
        <li>The Prompt Library has questions to get you started.</li>
        <li>Answers list their sources. Open one to read more in the handbook.</li>
        <li>This is education, not medical advice. In an emergency, call your local emergency number.</li>
      </ul>
    </Dialog>
  );
}
