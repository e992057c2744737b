import { BookmarkCheck, BookmarkPlus, TriangleAlert } from 'lucide-react';
import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { usePageMark } from '../../../lib/hooks/use-page-mark.ts';
import { Button } from '../../../ui/button.tsx';
import { gramsOrNull } from './product-texts.ts';

/** More names than these do not fit on a phone beside the verdict. */
const MOST_NAMED = 2;

function doubtWords(doubts: readonly NutrientName[]): string {
  const named = doubts.slice(0, MOST_NAMED).map((name) => NUTRIENT_LABELS[name]);
  const more = doubts.length - named.length;
  return `Check ${listText(more > 0 ? [...named, `${more} more`] : named)}`;
}

interface VerdictBarProps {
  analysis: NutritionAnalysis;
  /** Values that would change the verdict and wait for the person, most pressing first. */
  doubts: readonly NutrientName[];
  saved: boolean;
  saving: boolean;
  onCheck: (name: NutrientName) => void;
  onSave: () => void;
}

/** The verdict, what may change it and Save, in view wherever on the page a value is corrected. */
export function VerdictBar({ analysis, doubts, saved, saving, onCheck, onSave }: VerdictBarProps) {
  const { keto_score: score, net_carbs: net } = analysis;
  const Mark = saved ? BookmarkCheck : BookmarkPlus;
  const first = saved ? undefined : doubts[0];
  usePageMark(first ? 'tallBottomBar' : 'bottomBar');
  return (
    <section
      aria-label="Verdict"
      className="fixed inset-x-0 bottom-0 z-20 border-t-2 border-ink bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float sm:px-6 short:static short:shadow-none"
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-5 gap-y-2">
        <p className="flex min-w-0 grow flex-col sm:grow-0 sm:flex-row sm:items-baseline sm:gap-x-3">
          <strong className="font-display text-xl whitespace-nowrap">
            {score === null ? 'No score yet' : `${score}/10`}
          </strong>
          <span className="min-w-0 text-small text-ink-soft">
            {net === null ? 'net carbs unknown' : `${gramsOrNull(net)} net carbs`}
          </span>
        </p>
        <Button
          className="shrink-0"
          aria-disabled={saved}
          pendingLabel={saving ? 'Saving...' : undefined}
          onClick={onSave}
        >
          <Mark aria-hidden="true" className="size-6" />
          {saved ? 'Saved' : 'Save to Pantry'}
        </Button>
        {first ? (
          <button
            type="button"
            onClick={() => onCheck(first)}
            className="flex min-h-touch w-full items-center gap-2 rounded-md bg-amber-wash px-3 text-left font-bold text-amber sm:w-auto"
          >
            <TriangleAlert className="size-5 shrink-0" />
            {doubtWords(doubts)}
          </button>
        ) : null}
      </div>
    </section>
  );
}
