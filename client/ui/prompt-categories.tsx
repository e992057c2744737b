import { Disclosure, DisclosureList } from './disclosure.tsx';

export interface PromptCategory {
  title: string;
  prompts: readonly string[];
}

interface PromptCategoriesProps {
  categories: readonly PromptCategory[];
  onSelect: (prompt: string) => void;
}

/** Categories of ready questions; choosing one passes its text on. */
export const PromptCategories = ({ categories, onSelect }: PromptCategoriesProps) => (
  <DisclosureList>
    {categories.map((category) => (
      <Disclosure key={category.title} title={category.title}>
        <ul className="-mx-2 flex flex-col gap-1">
          {category.prompts.map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => onSelect(prompt)}
                className="min-h-touch w-full rounded-md px-2 py-2 text-left text-sea underline decoration-line-strong underline-offset-4 hover:bg-shoal hover:decoration-sea"
              >
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    ))}
  </DisclosureList>
);
