import type { AnswerChecks } from './answer-checks.ts';
import { createFigureLedger } from './figures/figure-ledger.ts';
import { createFigureMarker } from './figures/figure-marker.ts';
import { createInvisibleFilter } from './invisible.ts';
import { createMarkupFilter } from './markup/markup-filter.ts';
import { createSourceHrefs } from './markup/source-hrefs.ts';
import { chained, type Part, textPart } from './part.ts';
import { createSentenceGuard } from './sentences/sentence-guard.ts';

/** Checks for one answer. How its text is cut into pieces makes no difference to the whole. */
export function createAnswerChecks(): AnswerChecks {
  const ledger = createFigureLedger();
  const sources = createSourceHrefs();
  const unchecked: string[] = [];
  const cited: number[] = [];
  const guard = createSentenceGuard();
  const checks = chained([
    createInvisibleFilter(),
    createMarkupFilter(sources),
    guard,
    createFigureMarker(ledger, unchecked),
  ]);
  const shown = (parts: readonly Part[]) => {
    for (const number of parts.flatMap(({ cites }) => cites ?? [])) {
      if (!cited.includes(number)) cited.push(number);
    }
    return parts.map(({ text }) => text).join('');
  };
  return {
    allow: (text) => ledger.allow(text),
    allowSource: (number, href) => sources.allow(number, href),
    push: (piece) => shown(checks.push(textPart(piece))),
    end: () => shown(checks.end()),
    unchecked,
    cited,
    get removed() {
      return guard.removed;
    },
  };
}
