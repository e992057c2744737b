import { PromptCategories } from '../../ui/prompt-categories.tsx';
import { PROMPT_CATEGORIES } from './prompts.ts';

/** Ready questions by category. */
export const PromptLibrary = ({ onPrompt }: { onPrompt: (prompt: string) => void }) => (
  <section aria-label="Quick Prompts">
    <p className="mb-2 px-1 font-extrabold text-ink-soft">Quick Prompts</p>
    {/* Tighter than elsewhere: it stands in a narrow column. */}
    <div className="[&_h3]:text-base [&_h3_button]:min-h-touch [&_h3_button]:gap-2 [&_h3_button]:px-3 [&_[role=group]]:px-3 [&_[role=group]]:pb-3">
      <PromptCategories categories={PROMPT_CATEGORIES} onSelect={onPrompt} />
    </div>
  </section>
);
