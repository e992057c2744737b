import { memo } from 'react';
import { PromptCategories } from '../../ui/prompt-categories.tsx';
import type { LibraryPart } from './prompt-sidebar.tsx';
import { PROMPT_CATEGORIES } from './prompts.ts';
import { GuestSavedChats, SavedChats, type SavedChatsProps } from './saved-chats/saved-chats.tsx';

interface PromptLibraryProps extends SavedChatsProps {
  isGuest: boolean;
  /** On phones each part has a sheet of its own. */
  part: 'all' | LibraryPart;
  onPrompt: (prompt: string) => void;
}

/** Ready questions by category, and the saved chats. It stays as it is while an answer streams. */
export const PromptLibrary = memo(function PromptLibrary(props: PromptLibraryProps) {
  const { isGuest, part, onPrompt, ...savedChats } = props;
  return (
    <div className="flex flex-col gap-5">
      {part === 'chats' ? null : (
        <section aria-label="Quick Prompts">
          <p className="mb-2 px-1 font-extrabold text-ink-soft">Quick Prompts</p>
          {/* Tighter than elsewhere: it stands in a narrow column. */}
          <div className="[&_h3]:text-base [&_h3_button]:min-h-touch [&_h3_button]:gap-2 [&_h3_button]:px-3 [&_[role=group]]:px-3 [&_[role=group]]:pb-3">
            <PromptCategories categories={PROMPT_CATEGORIES} onSelect={onPrompt} />
          </div>
        </section>
      )}
      {part === 'prompts' ? null : (
        <section aria-label="Saved Chats" className="flex flex-col gap-2">
          {/* A sheet has the name as its title. */}
          {part === 'all' ? <p className="-mb-2 px-1 font-extrabold text-ink-soft">Saved Chats</p> : null}
          {isGuest ? <GuestSavedChats /> : <SavedChats {...savedChats} />}
        </section>
      )}
    </div>
  );
});
