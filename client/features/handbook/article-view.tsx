import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Day } from '../../ui/day.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { ArticleNav } from './article-nav.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import type { Article } from './parse-article.ts';

/** An article with how sure it can be, when it was reviewed, and where to read on. */
export function ArticleView({ article, slug }: { article: Article; slug: string }) {
  return (
    <article>
      {article.grade ? <EvidenceNote grade={article.grade} /> : null}
      <Markdown key={slug} text={article.text} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-ink-soft">
          Reviewed <Day day={article.reviewed} />. For education, not medical advice.
        </p>
        <Button variant="ghost" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      </div>
      <ArticleNav slug={slug} related={article.related} />
    </article>
  );
}
