import { CloudOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface UnsavedNoteProps {
  /** How many messages are meant. */
  count: number;
  isGuest: boolean;
  onRetry: () => void;
}

/** Tells that something is on screen that would be missing elsewhere, or after a reload. */
export function UnsavedNote({ count, isGuest, onRetry }: UnsavedNoteProps) {
  if (count === 0) return null;
  const messages = count === 1 ? '1 message is' : `${count} messages are`;
  return (
    <div
      role="status"
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-amber-wash px-4 py-2"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 grow">
        {isGuest
          ? `${messages} not kept: this browser has no room left. Export the chat from its menu to have it.`
          : `${messages} not saved to your account yet. Until then this device keeps them and tries again.`}
      </p>
      {isGuest ? null : (
        <Button variant="ghost" className="-mx-3" onClick={onRetry}>
          Save now
        </Button>
      )}
    </div>
  );
}
