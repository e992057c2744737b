import { Badge, type Tone } from '../../ui/badge.tsx';
import type { EvidenceGrade } from './parse-article.ts';

const WORDS: Readonly<Record<EvidenceGrade, { label: string; tone: Tone; text: string }>> = {
  strong: { label: 'Strong evidence', tone: 'kelp', text: 'Several good studies in people agree.' },
  mixed: { label: 'Mixed evidence', tone: 'lagoon', text: 'Studies exist, but they differ or leave gaps.' },
  weak: {
    label: 'Weak evidence',
    tone: 'amber',
    text: 'Little has been studied; much of this is experience.',
  },
  convention: {
    label: 'Convention',
    tone: 'plain',
    text: 'A rule of practice or of labels rather than a finding.',
  },
};

/** How sure the article can be, in words. */
export function EvidenceNote({ grade }: { grade: EvidenceGrade }) {
  const { label, tone, text } = WORDS[grade];
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{label}</Badge>
      <span className="text-ink-soft">{text}</span>
    </p>
  );
}
