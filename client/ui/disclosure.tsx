import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface DisclosureProps {
  title: string;
  /** Small mark before the title: an icon or a number. */
  mark?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  defaultOpen?: boolean;
  children: ReactNode;
}

/** One section of an accordion; each opens and closes on its own. */
export function Disclosure({
  title,
  mark,
  headingLevel: Heading = 'h3',
  defaultOpen = false,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <section className="border-b-2 border-ink last:border-b-0">
      <Heading className="text-lg sm:text-xl">
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
          className="flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left hover:bg-shoal sm:px-6"
        >
          {mark}
          <span className="min-w-0 grow wrap-anywhere">{title}</span>
          <ChevronDown className={clsx('size-6 shrink-0', open && 'rotate-180')} />
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a labelled div keeps the section list of the page short. */}
      <div
        id={`${id}-body`}
        role="group"
        aria-labelledby={`${id}-head`}
        // Not the attribute: without JavaScript what is closed could never be opened, so it stands open.
        className={clsx('px-4 pb-6 sm:px-6', !open && 'hidden noscript:block')}
      >
        {children}
      </div>
    </section>
  );
}

/** Frame around a run of Disclosures. */
export const DisclosureList = ({ children }: { children: ReactNode }) => (
  <div className="overflow-hidden rounded-lg border-2 border-ink bg-card">{children}</div>
);
