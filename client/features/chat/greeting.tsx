import { BRAND } from '../../brand.ts';
import { useOnline } from '../../lib/online.ts';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { FIRST_PROMPTS } from './prompts.ts';

interface GreetingProps {
  /** Null for a guest. */
  name: string | null;
  onPrompt: (prompt: string) => void;
}

/** What an empty chat shows: hello, and ways to begin. The captain sleeps while nobody can reach him. */
export const Greeting = ({ name, onPrompt }: GreetingProps) => (
  <div className="mx-auto flex max-w-2xl flex-col items-center gap-4 py-6 text-center sm:py-10">
    <Captain mood={useOnline() ? 'cheerful' : 'asleep'} className="size-32 sm:size-40" />
    <h2 className="text-2xl">Ahoy{name ? `, ${name}` : ''}! Where are we heading?</h2>
    <p className="max-w-lg text-ink-soft">
      I am {BRAND.coach}. Ask me about keto food, blood sugar, ketones, fasting or movement. I name my
      sources, and I say so when I do not know.
    </p>
    <ul className="grid w-full gap-2 sm:grid-cols-2">
      {FIRST_PROMPTS.map((prompt) => (
        <li key={prompt} className="flex">
          <button
            type="button"
            onClick={() => onPrompt(prompt)}
            className="min-h-touch grow rounded-md border-2 border-line-strong bg-card px-4 py-2 text-left hover:border-ink hover:bg-shoal"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
