import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Links of the app stay in the app; others open apart and are not told where from. */
function MarkdownLink({ href = '', children, node: _node, ...rest }: ComponentProps<'a'> & ExtraProps) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
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

const PLUGINS = [remarkGfm];
const COMPONENTS = { a: MarkdownLink };

/** Markdown as text of the page. Raw HTML in it is not rendered. Import it lazily: the parser is heavy. */
export const Markdown = ({ text, className }: { text: string; className?: string }) => (
  <div className={clsx('prose-chart', className)}>
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS}>
      {text}
    </ReactMarkdown>
  </div>
);
