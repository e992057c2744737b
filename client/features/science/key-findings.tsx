import { Badge, type Tone } from '../../ui/badge.tsx';
import { FINDINGS, type Finding } from './findings.ts';

const STRENGTH: Record<Finding['strength'], { label: string; tone: Tone }> = {
  strong: { label: 'Strong evidence', tone: 'kelp' },
  moderate: { label: 'Moderate evidence', tone: 'lagoon' },
  early: { label: 'Early evidence', tone: 'amber' },
};

export const KeyFindings = () => (
  <section aria-labelledby="findings-title" className="my-12">
    <h2 id="findings-title" className="mb-4 text-2xl">
      Key Scientific Findings
    </h2>
    <ul className="overflow-hidden rounded-lg border-2 border-land-deep bg-land">
      {FINDINGS.map((finding) => (
        <li
          key={finding.text}
          className="flex flex-col gap-2 border-b-2 border-land-deep p-4 last:border-b-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
        >
          <p>{finding.text}</p>
          <span className="shrink-0">
            <Badge tone={STRENGTH[finding.strength].tone}>{STRENGTH[finding.strength].label}</Badge>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
