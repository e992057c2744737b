import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerSource } from '#contract/chat.ts';
import { hasRoomForSources, SOURCE_KIND, SourcePanel } from '../../../ui/answer-sources.tsx';
import { GrowingMarkdown, Markdown } from '../../../ui/markdown.tsx';
import { ANSWER_COMPONENTS, SourceMarksContext } from './source-marks.tsx';

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
