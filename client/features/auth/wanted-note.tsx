import { KeyRound } from 'lucide-react';
import { useSession } from '../../lib/session/current-user.ts';

interface WantedNoteProps {
  /** Name of the page that asked for a sign-in. */
  page: string;
  guestAllowed: boolean;
}

/** Why the dialog came up, and what happens to a guest's things. */
export function WantedNote({ page, guestAllowed }: WantedNoteProps) {
  const isGuest = useSession().kind === 'guest';
  return (
    <p className="mb-4 flex gap-3 rounded-md bg-land px-3 py-2.5">
      <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-rose" />
      <span>
        {isGuest ? (
          <>
            <strong>{page}</strong> needs an account. What you saved as a guest can come along.
          </>
        ) : (
          <>
            To open <strong>{page}</strong>, sign in{' '}
            {guestAllowed ? 'or continue as a guest.' : 'or create an account.'}
          </>
        )}
      </span>
    </p>
  );
}
