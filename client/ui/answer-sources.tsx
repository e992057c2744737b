import { Link } from '@tanstack/react-router';
import {
  Apple,
  BookOpenText,
  ChevronDown,
  ExternalLink,
  FlaskConical,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { type Ref, useState } from 'react';
import type { AnswerSource } from '#contract/chat.ts';
import { IconButton } from './button.tsx';

export const SOURCE_KIND: Readonly<Record<AnswerSource['kind'], { icon: LucideIcon; words: string }>> = {
  handbook: { icon: BookOpenText, words: 'Handbook' },
  paper: { icon: FlaskConical, words: 'Paper' },
  food: { icon: Apple, words: 'Food table' },
};

const LINK = 'text-sea underline underline-offset-4 hover:decoration-2';

function SourceLink({ source }: { source: AnswerSource }) {
  if (/^\/(?![/\\])/.test(source.href))
    return (
      <Link to={source.href} className={LINK}>
        {source.title}
      </Link>
    );
  return (
    <a href={source.href} target="_blank" rel="noopener noreferrer" className={LINK}>
      {source.title}
      <ExternalLink className="ml-1 inline size-4 align-baseline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function SourceLine({ source, onBack }: { source: AnswerSource } & Pick<SourcePanelProps, 'onBack'>) {
  const { icon: Icon, words } = SOURCE_KIND[source.kind];
  return (
    <li
      data-source={source.number}
      tabIndex={-1}
      className="-mx-2 flex items-start gap-2 rounded-md px-2 py-1.5 focus:bg-shoal focus:outline-none"
    >
      <span className="shrink-0 font-bold text-rose">{source.number}</span>
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="sr-only">{words}: </span>
        <SourceLink source={source} />
      </span>
      {onBack ? (
        <IconButton
          icon={Undo2}
          label={`Back to reference ${source.number} in the text`}
          onClick={() => onBack(source.number)}
          className="-my-2.5 text-ink-soft"
        />
      ) : null}
    </li>
  );
}

/** On phones an open list would push the answer away. */
export const hasRoomForSources = () => window.matchMedia('(min-width: 48rem)').matches;

interface SourcePanelProps {
  sources: readonly AnswerSource[];
  open: boolean;
  onOpen: (open: boolean) => void;
  panel?: Ref<HTMLDetailsElement>;
  /** Goes from a source to its first mark in the text. */
  onBack?: (number: number) => void;
}

/** Where an answer comes from, by the numbers it cites. What is closed is not drawn, for a long chat has many. */
export function SourcePanel({ sources, open, onOpen, panel, onBack }: SourcePanelProps) {
  if (sources.length === 0) return null;
  const inOrder = sources.toSorted((a, b) => a.number - b.number);
  return (
    <details
      ref={panel}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      className="group mt-3 border-t border-line text-small"
    >
      <summary className="flex min-h-touch list-none items-center gap-2 font-extrabold [&::-webkit-details-marker]:hidden">
        Sources ({sources.length})
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {open ? (
        <ol className="flex flex-col pb-1">
          {inOrder.map((source) => (
            <SourceLine key={source.number} source={source} onBack={onBack} />
          ))}
        </ol>
      ) : null}
    </details>
  );
}

/** The same where no marks of the text lead to it. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  const [open, setOpen] = useState(hasRoomForSources);
  return <SourcePanel sources={sources} open={open} onOpen={setOpen} />;
}
