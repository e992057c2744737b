import clsx from 'clsx';
import { platform } from './platform.ts';
import { type ShortcutId, shownKeys } from './shortcuts.ts';

/** The keys of a shortcut, drawn as keys. In a menu screen readers are told by `aria-keyshortcuts` instead. */
export const Keys = ({ id, className }: { id: ShortcutId; className?: string }) => (
  <span className={clsx('flex gap-1', className)}>
    {shownKeys(id, platform).map((key) => (
      <kbd
        key={key}
        className="min-w-7 rounded-sm border border-line-strong bg-page px-1.5 text-center font-sans text-small leading-6"
      >
        {key}
      </kbd>
    ))}
  </span>
);
