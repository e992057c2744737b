import { PAPERS, type Paper } from '#content/papers/papers.ts';
import { PaperCard } from './paper-card.tsx';

/** The papers of one category under their heading. */
export const PaperGroup = ({ title, category }: { title: string; category: Paper['category'] }) => (
  <section aria-labelledby={`papers-${category}`} className="mt-10">
    <h2 id={`papers-${category}`} className="mb-4 text-2xl">
      {title}
    </h2>
    <div className="grid gap-5 md:grid-cols-2">
      {PAPERS.filter((paper) => paper.category === category).map((paper) => (
        <PaperCard key={paper.id} paper={paper} />
      ))}
    </div>
  </section>
);
