import { Sparkles, TriangleAlert, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { ALLERGEN_NAMES, type Allergen, allergensIn } from '#domain/allergens/allergens.ts';
import { gramsText } from '#domain/food-text/amount-text.ts';
import { hiddenCarbs } from '#domain/product-analysis/hidden-carbs.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

interface FindingsProps {
  icon: ReactNode;
  title: string;
  tone: Tone;
  items: readonly { text: string; detail?: string | undefined }[];
}

function Findings({ icon, title, tone, items }: FindingsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 flex items-center gap-2 font-sans text-base font-bold">
        {icon}
        {title}
      </h4>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ text, detail }) => (
          <li key={text} className="min-w-0">
            <Badge tone={tone}>
              {text}
              {detail ? <span className="font-normal"> ({detail})</span> : null}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The word on the package beside the allergen's name, unless they are the same. */
function allergenItem({ id, words }: Allergen) {
  const text = ALLERGEN_NAMES[id];
  return { text, detail: words.filter((word) => word !== text).join(', ') };
}

/** What the ingredient list says that is easily overlooked, and the list itself as it was read. */
export function IngredientsPanel({ analysis }: { analysis: NutritionAnalysis }) {
  const { ingredients, polyols } = analysis;
  if (!ingredients) return null;
  const allergens = allergensIn(ingredients);
  const carbs = hiddenCarbs(ingredients);
  const icon = 'size-5 shrink-0';
  return (
    <section
      aria-label="Ingredients"
      className="flex flex-col gap-4 rounded-md border border-line bg-page p-4"
    >
      <h3 className="font-sans text-base font-bold">Ingredients</h3>
      <Findings
        icon={<TriangleAlert className={`${icon} text-coral`} />}
        title="Allergens listed"
        tone="coral"
        items={allergens.filter(({ presence }) => presence === 'contains').map(allergenItem)}
      />
      <Findings
        icon={<TriangleAlert className={`${icon} text-amber`} />}
        title="May contain"
        tone="amber"
        items={allergens.filter(({ presence }) => presence === 'may_contain').map(allergenItem)}
      />
      <Findings
        icon={<Wheat className={`${icon} text-amber`} />}
        title="Sugars and starches by other names"
        tone="amber"
        items={carbs.map(({ name, kind }) => ({ text: name, detail: kind }))}
      />
      <Findings
        icon={<Sparkles className={`${icon} text-lagoon`} />}
        title="Sugar alcohols"
        tone="lagoon"
        items={polyols.map(({ name, grams }) => ({
          text: name,
          detail: grams === null ? undefined : gramsText(grams),
        }))}
      />
      <details>
        <summary className="min-h-touch content-center font-bold">Ingredient list as we read it</summary>
        <p className="wrap-anywhere">{ingredients}</p>
      </details>
      <p className="text-small text-ink-soft">
        {allergens.length === 0 ? "We didn't find any allergens, but there may still be some. " : ''}
        We only point out words we read in your photo. Some may be missing or misread. If you have an allergy,
        always go by what is printed on the package.
      </p>
    </section>
  );
}
