import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { platform } from '../../lib/shortcut-keys.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ariaKeysOf } from './shortcuts/shortcuts.ts';
import type { Library } from './use-library.ts';

const TITLE = 'Prompt Library';

/** Beside the chat, 16rem wide when open. One button opens and closes it, so the focus stays on it. */
function Sidebar({ library, children }: { library: Library; children: ReactNode }) {
  const { isOpen } = library;
  return (
    <aside
      aria-label={TITLE}
      className={`flex shrink-0 flex-col border-r border-line ${isOpen ? 'w-64' : 'w-14'}`}
    >
      <div
        className={`flex items-center gap-2 py-3 ${isOpen ? 'justify-between pl-4 pr-2' : 'justify-center'}`}
      >
        {isOpen ? <h2 className="text-xl">{TITLE}</h2> : null}
        <IconButton
          icon={isOpen ? PanelLeftClose : PanelLeftOpen}
          label={isOpen ? `Close ${TITLE}` : `Open ${TITLE}`}
          aria-expanded={isOpen}
          aria-keyshortcuts={ariaKeysOf('toggleLibrary', platform)}
          onClick={library.toggle}
        />
      </div>
      {isOpen ? <div className="min-h-0 grow overflow-y-auto px-3 pb-4">{children}</div> : null}
    </aside>
  );
}

/** The library's frame: beside the chat where there is room, else sliding over it. */
export const PromptSidebar = ({ library, children }: { library: Library; children: ReactNode }) =>
  library.isWide ? (
    <Sidebar library={library}>{children}</Sidebar>
  ) : (
    <Sheet open={library.isOpen} onOpenChange={library.setOpen} title={TITLE} side="left">
      {children}
    </Sheet>
  );
