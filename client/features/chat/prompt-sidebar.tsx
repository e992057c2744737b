import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PromptLibrary } from './prompt-library.tsx';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The prompt library beside the chat; open it is 16rem wide, and it stays as the person left it. */
export function PromptSidebar({ onPrompt }: { onPrompt: (prompt: string) => void }) {
  const [collapsed, setCollapsed] = useState(
    () => readJson(browserStores().local, STORAGE_KEY.sidebarCollapsed, isFlag) ?? false,
  );
  const toggle = () => {
    writeJson(browserStores().local, STORAGE_KEY.sidebarCollapsed, !collapsed);
    setCollapsed(!collapsed);
  };
  if (collapsed) {
    return (
      <aside aria-label="Prompt Library" className="hidden w-14 shrink-0 border-r border-line pt-3 md:block">
        <IconButton
          icon={PanelLeftOpen}
          label="Open Prompt Library"
          aria-expanded={false}
          onClick={toggle}
          className="mx-auto flex"
        />
      </aside>
    );
  }
  return (
    <aside aria-label="Prompt Library" className="hidden w-64 shrink-0 flex-col border-r border-line md:flex">
      <div className="flex items-center justify-between gap-2 py-3 pl-4 pr-2">
        <h2 className="text-xl">Prompt Library</h2>
        <IconButton icon={PanelLeftClose} label="Close Prompt Library" aria-expanded onClick={toggle} />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-3 pb-4">
        <PromptLibrary onPrompt={onPrompt} />
      </div>
    </aside>
  );
}
