import { CircleHelp } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Components, ExtraProps } from 'react-markdown';
import type { AnswerSource } from '#contract/chat.ts';
import { hasRoomForSources, SOURCE_KIND, SourcePanel } from '../../../ui/answer-sources.tsx';
import { GrowingMarkdown, Markdown, MarkdownLink } from '../../../ui/markdown.tsx';

interface SourceMarks {
  sources: readonly AnswerSource[];
  /** Goes to the source in the panel. */
  jump: (number: number) => void;
  /** Shows what is behind a mark, beside it; null shows nothing. */
  preview: (source: AnswerSource | null, mark?: HTMLElement) => void;
}

const SourceMarksContext = createContext<SourceMarks | null>(null);

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
      title="This number is not from our sources"
      className="inline-flex items-center gap-1 rounded-full border border-amber bg-amber-wash px-2 align-middle text-small font-bold leading-snug text-amber"
    >
      <CircleHelp className="size-4" />
      <span className="sr-only">(</span>not from my sources<span className="sr-only">)</span>
    </span>
  );
}

const ANSWER_COMPONENTS: Components = { a: AnswerLink, em: AnswerEmphasis };

interface Preview {
  source: AnswerSource;
  /** Pixels within the text. */
  left: number;
  top: number;
}

const PREVIEW_WIDTH_PX = 288;

/** What is behind a mark, for mouse and keyboard; the mark's name tells the same to assistive tools. */
const SourcePreview = ({ source, left, top }: Preview) => {
  const { icon: Icon, words } = SOURCE_KIND[source.kind];
  return (
    <span
      aria-hidden="true"
      style={{ left, top, maxWidth: PREVIEW_WIDTH_PX }}
      className="pointer-events-none absolute z-10 flex w-max gap-2 rounded-md border-2 border-ink bg-card px-3 py-2 text-small shadow-float"
    >
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span>
        <span className="font-bold">{source.title}</span>
        <span className="block text-ink-soft">{words}</span>
      </span>
    </span>
  );
};

function placeOf(mark: HTMLElement, frame: HTMLElement): { left: number; top: number } {
  const at = mark.getBoundingClientRect();
  const within = frame.getBoundingClientRect();
  const most = Math.max(0, within.width - PREVIEW_WIDTH_PX);
  return { left: Math.min(Math.max(0, at.left - within.left), most), top: at.bottom - within.top + 4 };
}

interface AnswerTextProps {
  text: string;
  sources: readonly AnswerSource[];
  /** The text is typed out, or was in this visit. */
  grows: boolean;
  /** The sources stand under it. */
  settled: boolean;
  /** The newest has its sources open where there is room. */
  isLast: boolean;
}

/**
 * The words of an answer and its sources, with ways from one to the other. Lines are broken plainly: a growing text
 * that is balanced anew would move under the reader's eyes.
 */
export function AnswerText({ text, sources, grows, settled, isLast }: AnswerTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(() => isLast && hasRoomForSources());
  const [preview, setPreview] = useState<Preview | null>(null);
  const marks = useMemo(
    () => ({
      sources: settled ? sources : [],
      jump: (number: number) => {
        // The line must be there before it can have the focus.
        flushSync(() => setOpen(true));
        const line = panel.current?.querySelector<HTMLElement>(`[data-source="${number}"]`);
        line?.focus({ preventScroll: true });
        line?.scrollIntoView({ block: 'nearest' });
      },
      preview: (source: AnswerSource | null, mark?: HTMLElement) =>
        setPreview(source && mark && frame.current ? { source, ...placeOf(mark, frame.current) } : null),
    }),
    [sources, settled],
  );
  const goToMark = (number: number) => {
    const mark = frame.current?.querySelector<HTMLElement>(`[data-source-mark="${number}"]`);
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'nearest' });
  };
  const Text = grows ? GrowingMarkdown : Markdown;
  return (
    <SourceMarksContext value={marks}>
      <div ref={frame} className="relative [&_:is(p,li)]:text-wrap">
        <Text text={text} components={ANSWER_COMPONENTS} />
        {preview ? <SourcePreview {...preview} /> : null}
      </div>
      {settled ? (
        <SourcePanel
          sources={sources}
          open={open}
          onOpen={setOpen}
          panel={panel}
          onBack={text.includes('[[') ? goToMark : undefined}
        />
      ) : null}
    </SourceMarksContext>
  );
}
