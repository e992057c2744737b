import { useNavigate } from '@tanstack/react-router';
import { closePrompt } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const SCROLL_DELAY_MS = 100;

/** The header's reminder for anonymous visitors; Continue leads to the buttons at the bottom of the home page. */
export function AccessRequiredDialog({ feature }: { feature: string }) {
  const navigate = useNavigate();
  const goHome = async () => {
    closePrompt();
    await navigate({ to: '/' });
    setTimeout(() => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: document.body.scrollHeight, behavior: still ? 'instant' : 'smooth' });
    }, SCROLL_DELAY_MS);
  };
  return (
    <Dialog
      open
      onOpenChange={closePrompt}
      title="Access Required"
      description={`To access ${feature}, create an account, login as a user, or select guest mode.`}
      footer={<Button onClick={goHome}>Continue</Button>}
    />
  );
}
