import { Link } from '@tanstack/react-router';
import { type ComponentProps, memo } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownBlocks } from './markdown-blocks.ts';

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

/** The same for a text that grows: of each step only the last part is parsed. */
export const GrowingMarkdown = ({ text, ...parsed }: MarkdownProps) => (
  <div className="prose-chart">
    {markdownBlocks(text).map((block) => (
      <Parsed key={block.from} text={block.text} {...parsed} />
    ))}
  </div>
);
