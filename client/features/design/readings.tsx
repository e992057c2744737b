import type { KetoRating } from '#contract/nutrition.ts';
import { Badge } from '../../ui/badge.tsx';
import { MacroRing } from '../../ui/macro-ring.tsx';
import { ratingTone } from '../../ui/rating-tone.ts';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { StageList } from '../../ui/stage-list.tsx';

const SCORES: readonly { score: number | null; rating: KetoRating | null }[] = [
  { score: 9, rating: 'excellent' },
  { score: 7, rating: 'good' },
  { score: 4, rating: 'moderate' },
  { score: 0, rating: 'poor' },
  { score: null, rating: null },
];

const STAGES = [
  { id: 'uploading', label: 'Uploading' },
  { id: 'straightening', label: 'Straightening' },
  { id: 'reading', label: 'Reading' },
  { id: 'checking', label: 'Checking' },
];

export const Readings = () => (
  <div className="flex flex-col gap-8">
    <div className="flex flex-wrap gap-6">
      {SCORES.map(({ score, rating }) => (
        <div key={score} className="flex flex-col items-center gap-2">
          <ScoreGauge score={score} rating={rating} />
          <Badge tone={ratingTone(rating)}>{rating ?? 'not known'}</Badge>
        </div>
      ))}
    </div>
    <MacroRing breakdown={{ fat_percentage: 71, protein_percentage: 22, carb_percentage: 7 }} />
    <StageList stages={STAGES} current="reading" />
  </div>
);
