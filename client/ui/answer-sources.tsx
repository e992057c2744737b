import { Link } from '@tanstack/react-router';
import type { AnswerSource } from '#contract/chat.ts';

const LINK = 'text-sea underline underline-offset-4 hover:decoration-2';

function SourceLink({ source }: { source: AnswerSource }) {
  if (source.href.startsWith('/'))
    return (
      <Link to={source.href} className={LINK}>
        {source.title}
      </Link>
    );
  return (
    <a href={source.href} target="_blank" rel="noopener noreferrer" className={LINK}>
      {source.title}
    </a>
  );
}

/** Where the answer comes from, by the numbers it cites. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3 text-small">
      <p className="font-extrabold">Sources</p>
      <ol className="mt-1 flex flex-col gap-1">
        {sources.map((source) => (
          <li key={source.number} className="flex gap-2">
            <span className="shrink-0 font-bold text-rose">[{source.number}]</span>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </div>
  );
}
