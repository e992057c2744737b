import { Barcode, PencilLine, ScanLine, TriangleAlert, Utensils } from 'lucide-react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { amountText } from '#domain/diary/entries.ts';
import { labelFood } from '#domain/diary/pantry-food.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { useAte } from '../../../lib/diary/use-log.ts';
import { usePerson } from '../../../lib/person/person.ts';
import { Badge, ratingTone } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../../ui/disclosure.tsx';
import { MacroRing } from '../../../ui/macro-ring.tsx';
import { NetCarbShare } from '../../../ui/net-carb-share.tsx';
import { ScoreGauge } from '../../../ui/score-gauge.tsx';
import { IngredientsPanel } from './ingredients-panel.tsx';
import { amountsOf, gramsOrNull, intervalText, missingForScore, netCarbsSum } from './product-texts.ts';
import { ScoreBar, ScoreTerms } from './score-parts.tsx';

const RATING_LABEL = { excellent: 'Excellent', good: 'Good', moderate: 'Moderate', poor: 'Poor' } as const;

function Figures({ analysis, typed }: Pick<ProductCardProps, 'analysis' | 'typed'>) {
  const { calories } = analysis;
  const figure = (label: string, value: string | null, note: string | null = null) => (
    <div className="flex flex-col rounded-md border border-line bg-page px-3 py-2">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={value === null ? 'font-bold text-amber italic' : 'font-display text-xl font-bold'}>
        {value ?? (typed ? 'not filled in' : 'unknown')}
      </dd>
      {note ? <dd className="text-small text-ink-soft">{note}</dd> : null}
    </div>
  );
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_1.4fr_1fr_1fr]">
      {figure('Calories', calories === null ? null : String(Math.round(calories)))}
      {figure('Net Carbs', gramsOrNull(analysis.net_carbs), intervalText(analysis))}
      {figure('Fat', gramsOrNull(analysis.total_fat))}
      {figure('Protein', gramsOrNull(analysis.protein))}
    </dl>
  );
}

interface ProductCardProps {
  analysis: NutritionAnalysis;
  typed: boolean;
  saved: boolean;
  onRename: () => void;
  onNewScan: () => void;
}

function Heading({ analysis, saved, onRename }: ProductCardProps) {
  const { keto_rating: rating, keto_score: score } = analysis;
  const { units } = usePerson().person;
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 grow">
        <div className="flex items-start gap-1">
          <h2
            tabIndex={-1}
            data-product-name
            className="min-w-0 text-2xl wrap-anywhere focus-visible:outline-none"
          >
            {analysis.product_name}
          </h2>
          {saved ? null : (
            <IconButton icon={PencilLine} label="Edit product name" className="-mt-1.5" onClick={onRename} />
          )}
        </div>
        <div className="mt-1 flex flex-wrap gap-2">
          {analysis.brand ? <Badge>{analysis.brand}</Badge> : null}
          {rating ? <Badge tone={ratingTone(rating)}>{RATING_LABEL[rating]}</Badge> : null}
        </div>
        {!saved && isUnidentifiedName(analysis.product_name) ? (
          <Button variant="secondary" className="mt-2" onClick={onRename} icon={PencilLine}>
            What is it? Add its name
          </Button>
        ) : null}
        <p className="mt-2 text-ink-soft">Amounts {amountsOf(analysis, units.food)}</p>
        {analysis.barcode ? (
          <p className="mt-1 flex items-center gap-2 text-ink-soft">
            <Barcode className="size-5 shrink-0" />
            Barcode <span className="tabular-nums">{analysis.barcode}</span>
          </p>
        ) : null}
        {score === null ? (
          <p className="mt-3 flex gap-2 rounded-md bg-amber-wash px-3 py-2 font-bold text-amber">
            <TriangleAlert className="mt-0.5 size-5 shrink-0" />
            No keto score yet. {missingForScore(analysis)}
          </p>
        ) : (
          <div className="mt-3">
            <p className="font-bold">Keto Score</p>
            <ScoreBar score={score} rating={rating} />
          </div>
        )}
      </div>
      <ScoreGauge score={score} rating={rating} className="hidden w-36 shrink-0 sm:block" />
    </div>
  );
}

export function ProductCard(props: ProductCardProps) {
  const { analysis, typed, onNewScan } = props;
  const eating = useAte();
  const food = labelFood(analysis);
  const sum = netCarbsSum(analysis);
  return (
    <div className="flex flex-col gap-5 rounded-lg border-2 border-ink bg-card p-4 shadow-card sm:p-6">
      <Heading {...props} />
      <Figures analysis={analysis} typed={typed} />
      <div>
        <NetCarbShare grams={analysis.net_carbs} className="mb-3" />
        <p className="text-small">
          {sum ? (
            <>
              <strong>Net carbs</strong>: {sum}.{' '}
            </>
          ) : null}
          <span className="text-ink-soft">{analysis.basis.reason}</span>
        </p>
      </div>
      {analysis.macro_breakdown ? (
        <div>
          <h3 className="mb-2 font-sans text-base font-bold">Where the calories come from</h3>
          <MacroRing breakdown={analysis.macro_breakdown} />
        </div>
      ) : null}
      <IngredientsPanel analysis={analysis} />
      {analysis.score_terms.length > 0 ? (
        <DisclosureList>
          <Disclosure title="How we got this score">
            <ScoreTerms analysis={analysis} />
          </Disclosure>
        </DisclosureList>
      ) : null}
      <div className="mt-auto flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" size="lg" onClick={onNewScan}>
          <ScanLine className="size-6" />
          Scan New Product
        </Button>
        <Button
          variant="secondary"
          size="lg"
          pendingLabel={eating.isLogging ? 'Logging...' : undefined}
          onClick={() => eating.ate(food)}
        >
          <Utensils className="size-6" />I ate {amountText(food.amount)}
        </Button>
      </div>
    </div>
  );
}
