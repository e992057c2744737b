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
  const [messages, them] = count === 1 ? ['1 message is', 'it'] : [`${count} messages are`, 'them'];
  return (
    <div
      role="status"
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-amber-wash px-4 py-2 sm:flex-nowrap"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 grow basis-3/4 sm:basis-auto">
        {isGuest
          ? `${messages} not kept: this browser has no room left. Export the chat from its menu to have ${them}.`
          : `${messages} not saved to your account yet. Until then this device keeps ${them} and tries again.`}
      </p>
      {isGuest ? null : (
        <Button variant="ghost" className="shrink-0 whitespace-nowrap sm:-mr-3" onClick={onRetry}>
          Save now
        </Button>
      )}
    </div>
  );
}
