import { CircleHelp } from 'lucide-react';
import { Children, type ComponentProps, createContext, isValidElement, type ReactNode, use } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import type { AnswerSource } from '#contract/chat.ts';
import { MarkdownLink } from '../../../ui/markdown.tsx';

interface SourceMarks {
  sources: readonly AnswerSource[];
  /** Goes to the source in the panel. */
  jump: (number: number) => void;
  /** Shows what is behind a mark, beside it; null shows nothing. */
  preview: (source: AnswerSource | null, mark?: HTMLElement) => void;
}

export const SourceMarksContext = createContext<SourceMarks | null>(null);

/** How the server marks a figure that no source holds, without the asterisks around it. */
const UNCHECKED = '(not from my sources)';

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((one) => (isValidElement<{ children?: ReactNode }>(one) ? textOf(one.props.children) : String(one)))
    .join('');

const MARK_STYLE =
  'mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm bg-shoal px-1 align-baseline text-small font-bold leading-none text-sea hover:bg-shoal-deep';

/** A numbered mark goes to its source under the answer; before the sources are there it is only a number. */
function AnswerLink(props: ComponentProps<'a'> & ExtraProps) {
  const marks = use(SourceMarksContext);
  const [, digits] = /^\[(\d{1,3})\]$/.exec(textOf(props.children)) ?? [];
  if (digits === undefined || !marks) return <MarkdownLink {...props} />;
  const source = marks.sources.find(({ number }) => number === Number(digits));
  if (!source) return <span className={MARK_STYLE}>{digits}</span>;
  const show = (mark: HTMLElement) => marks.preview(source, mark);
  return (
    <button
      type="button"
      data-source-mark={source.number}
      aria-label={`Source ${source.number}: ${source.title}`}
      onClick={() => marks.jump(source.number)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget)}
      onPointerLeave={() => marks.preview(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={() => marks.preview(null)}
      onKeyDown={(event) => event.key === 'Escape' && marks.preview(null)}
      className={MARK_STYLE}
    >
      {source.number}
    </button>
  );
}

/** The mark of a figure that was not found, as a badge. */
function AnswerEmphasis({ children }: ComponentProps<'em'> & ExtraProps) {
  if (textOf(children) !== UNCHECKED) return <em>{children}</em>;
  return (
    <span
      title="This figure is not from our sources"
      className="inline-flex items-center gap-1 rounded-full border border-amber bg-amber-wash px-2 align-middle text-small font-bold leading-snug text-amber"
    >
      <CircleHelp aria-hidden="true" className="size-4" />
      <span className="sr-only">(</span>not from my sources<span className="sr-only">)</span>
    </span>
  );
}

export const ANSWER_COMPONENTS: Components = { a: AnswerLink, em: AnswerEmphasis };
