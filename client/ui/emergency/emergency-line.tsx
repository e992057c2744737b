import { LifeBuoy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ariaKeys, EMERGENCY_KEY, platform, shortcutLetter } from '../../lib/browser/shortcut-keys.ts';
import { EmergencyDialog } from './emergency-dialog.tsx';
import { InOwnWords } from './in-own-words.tsx';

/**
 * Quiet way to the emergency numbers, for every place where one talks to the Captain. Its key works from anywhere on
 * the page, also over other dialogs; the numbers come with the page, so that nothing is waited for.
 */
export function EmergencyLine() {
  const [open, setOpen] = useState(false);
  // The page is the only place that sees a key wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Another line on the page may have been quicker.
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (shortcutLetter(event, platform) !== EMERGENCY_KEY) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(EMERGENCY_KEY, platform)}
        onClick={() => setOpen(true)}
        className="group flex min-h-touch items-center gap-2 text-left text-small leading-tight text-ink-soft hover:text-ink"
      >
        <LifeBuoy className="size-5 shrink-0" />
        <span className="underline underline-offset-4 group-hover:decoration-2">
          <span className="max-sm:group-[:not(:only-child)]:sr-only">In danger? </span>
          <span className="sm:whitespace-nowrap">Emergency numbers</span>
          <InOwnWords word="numbers" />
        </span>
      </button>
      {open ? <EmergencyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
