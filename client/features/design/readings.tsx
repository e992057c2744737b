import type { MealPlan, PlanValues } from '#contract/meal-plans.ts';
import type { KetoRating } from '#contract/nutrition.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { Badge, ratingTone, type Tone } from '../../ui/badge.tsx';
import { Day } from '../../ui/day.tsx';
import { MacroRing } from '../../ui/macro-ring.tsx';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';
import { MeasureBar } from '../../ui/measure-bar.tsx';
import { NetCarbShare } from '../../ui/net-carb-share.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { StageList } from '../../ui/stage-list.tsx';
import { LONG, State, States } from './both-themes.tsx';

const SCORES: readonly { score: number | null; rating: KetoRating | null }[] = [
  { score: 10, rating: 'excellent' },
  { score: 7, rating: 'good' },
  { score: 4, rating: 'moderate' },
  { score: 0, rating: 'poor' },
  { score: null, rating: null },
];
const TONES: readonly Tone[] = ['kelp', 'lagoon', 'amber', 'coral', 'rose', 'plain'];

const STAGES = [
  { id: 'uploading', label: 'Uploading' },
  { id: 'straightening', label: 'Straightening' },
  { id: 'reading', label: 'Reading' },
  { id: 'checking', label: 'Checking' },
];

export const Scores = () => (
  <div className="flex flex-wrap gap-6">
    {SCORES.map(({ score, rating }) => (
      <div key={score} className="flex flex-col items-center gap-2">
        <ScoreGauge score={score} rating={rating} className="w-36" />
        <Badge tone={ratingTone(rating)}>{rating ?? 'not known'}</Badge>
      </div>
    ))}
  </div>
);

export const Measures = () => (
  <States>
    <State name="Macro ring">
      <MacroRing breakdown={{ fat_percentage: 71, protein_percentage: 22, carb_percentage: 7 }} />
    </State>
    <State name="Macro ring, one part alone">
      <MacroRing breakdown={{ fat_percentage: 100, protein_percentage: 0, carb_percentage: 0 }} />
    </State>
    <State name="Goal reached, guide, limit, limit passed, no target">
      <div className="flex flex-col gap-3">
        <MeasureBar label="Protein" value={106} target={93} unit="g" kind="goal" tone="protein" per="a day" />
        <MeasureBar label="Energy" value={1420} target={1580} unit="kcal" kind="guide" tone="energy" />
        <MeasureBar label="Net carbs" value={6} target={20} unit="g" kind="limit" tone="carbs" per="a day" />
        <MeasureBar label="Net carbs" value={26.4} target={20} unit="g" kind="limit" tone="carbs" />
        <MeasureBar label="Fat" value={120} target={null} unit="g" kind="guide" tone="fat" />
      </div>
    </State>
    <State name="Net carbs against the person's own limit">
      <NetCarbShare grams={4.5} />
    </State>
    <State name="Stages of long work">
      <StageList stages={STAGES} current="reading" />
    </State>
    <State name="Badges">
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge>{LONG}</Badge>
      </div>
    </State>
    <State name="Day in the reader's language">
      <Day day="2026-03-29" />
    </State>
  </States>
);

const TOTALS: PlanValues = { kcal: 494, netCarbs: 3.1, protein: 30.2, fat: 40.1, fiber: 1.4 };
const TARGETS = dailyTargets({
  ...EMPTY_PERSONAL_DATA,
  age: 52,
  gender: 'female',
  height: 168,
  weight: 81,
  activity: 'light',
});

const PLAN: MealPlan = {
  version: 1,
  type: 'enhanced',
  mealTypes: ['Dinner'],
  days: [
    {
      day: 1,
      totals: TOTALS,
      dishes: [
        {
          key: '1-Dinner',
          meal: 'Dinner',
          dishId: 'salmon-spinach',
          name: 'Salmon on wilted spinach',
          minutes: 15,
          equipment: ['pan'],
          tags: ['nut-free'],
          ingredients: [
            {
              ingredient: 'salmon',
              name: 'salmon',
              grams: 150,
              amount: null,
              pantryItemId: 1,
              aisle: 'Fish & seafood',
              values: TOTALS,
            },
          ],
          steps: ['Wilt the spinach in the butter.', 'Fry the salmon beside it.'],
          totals: TOTALS,
        },
      ],
    },
  ],
  netCarbLimit: { day: 20, share: 8, from: 'default' },
  leftOut: [{ pantryItemId: 2, name: 'White Bread', reason: 'it has more net carbs than a day holds' }],
  notes: ['Spinach is counted with the most net carbs that its table allows.'],
  wordedBy: 'planner',
};

export const Plan = () => <PlanView plan={PLAN} unit="g" targets={TARGETS} />;
