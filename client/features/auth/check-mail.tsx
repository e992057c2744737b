import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export const MAIL_WORDS = {
  title: 'Check your email',
  description: "There's one more step, and it's in your inbox.",
} as const;

export interface SentMail {
  email: string;
  /** The server's. */
  words: string;
}

interface CheckMailProps {
  mail: SentMail;
  /** Back to the form, with all that was typed. */
  onRetry: () => void;
  onSignIn: () => void;
}

/** Takes the place of the forms of the sign-in dialog once a mail is on its way. */
export function CheckMail({ mail, onRetry, onSignIn }: CheckMailProps) {
  const words = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4 pb-2">
      <section ref={words} aria-label={MAIL_WORDS.title} tabIndex={-1} className="flex flex-col gap-2">
        <p className="wrap-anywhere font-bold">{mail.email}</p>
        <p>{mail.words}</p>
        <p className="text-ink-soft">Don't see the email? Check your spam folder, or try again.</p>
      </section>
      <Button onClick={onSignIn}>Back to sign in</Button>
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
