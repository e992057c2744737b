import { Link } from '@tanstack/react-router';
import { type ComponentProps, memo } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** An address of this app; "//host" is another's. */
const isOwnPath = (href: string) => /^\/(?![/\\])/.test(href);

/** Links of the app stay in the app; others open apart and are not told where from. */
export function MarkdownLink({
  href = '',
  children,
  node: _node,
  ...rest
}: ComponentProps<'a'> & ExtraProps) {
  if (isOwnPath(href)) return <Link to={href}>{children}</Link>;
  // Footnotes and their way back; they carry ids and labels of their own.
  if (href.startsWith('#'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A picture is told, not loaded: its address could tell somebody who reads here. */
const MarkdownImage = ({ alt }: ComponentProps<'img'> & ExtraProps) =>
  alt ? <span className="text-ink-soft italic">(picture: {alt})</span> : null;

/** A wide table scrolls inside its own box, by keyboard too. */
const MarkdownTable = ({ children }: ComponentProps<'table'> & ExtraProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
  <div role="group" aria-label="Table" tabIndex={0} className="scroll-x max-w-full">
    <table>{children}</table>
  </div>
);

const PLUGINS = [remarkGfm];
const COMPONENTS: Components = { a: MarkdownLink, img: MarkdownImage, table: MarkdownTable };

interface MarkdownProps {
  text: string;
  /** In place of the usual drawing of these elements; keep the object the same between renders. */
  components?: Components;
}

const Parsed = memo(({ text, components }: MarkdownProps) => (
  <ReactMarkdown
    remarkPlugins={PLUGINS}
    components={components ? { ...COMPONENTS, ...components } : COMPONENTS}
  >
    {text}
  </ReactMarkdown>
));

/** Markdown as text of the page. Raw HTML in it is not rendered. Import it lazily: the parser is heavy. */
export const Markdown = (props: MarkdownProps) => (
  <div className="prose-chart">
    <Parsed {...props} />
  </div>
);

const FENCE = /^ {0,3}(?:```|~~~)/;
/** A line that may belong to the list, quote or paragraph above, also after a blank line. */
const GOES_ON = /^(?:[ \t]|[-*+] |\d{1,9}[.)] |>|$)/;
/** Notes and link definitions are valid anywhere in the text, so such a text stays whole. */
const REFERS_FAR = /^ {0,3}\[[^[\]]{1,999}\]:/m;

/** A part and where it begins, which stays the same while the text grows. */
interface MarkdownBlock {
  from: number;
  text: string;
}

/** Cuts Markdown into parts that mean the same apart as together, so that a text which grows is parsed at its end alone. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  if (REFERS_FAR.test(text)) return [{ from: 0, text }];
  const blocks: MarkdownBlock[] = [];
  let block: string[] = [];
  let from = 0;
  let inFence = false;
  const close = () => {
    const whole = block.join('\n');
    blocks.push({ from, text: whole });
    from += whole.length + 1;
    block = [];
  };
  for (const line of text.split('\n')) {
    if (!inFence && block.at(-1) === '' && !GOES_ON.test(line)) close();
    if (FENCE.test(line)) inFence = !inFence;
    block.push(line);
  }
  close();
  return blocks;
}

/** The same for a text that grows: of each step only the last part is parsed. */
export const GrowingMarkdown = ({ text, ...parsed }: MarkdownProps) => (
  <div className="prose-chart">
    {markdownBlocks(text).map((block) => (
      <Parsed key={block.from} text={block.text} {...parsed} />
    ))}
  </div>
);
