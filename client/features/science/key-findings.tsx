import { Link } from '@tanstack/react-router';
import { PAPERS } from '#content/papers/papers.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { FINDINGS, type Finding } from './findings.ts';
import { paperAnchor } from './papers.tsx';

const STRENGTH: Record<Finding['strength'], { label: string; tone: Tone; marks: number }> = {
  strong: { label: 'Strong evidence', tone: 'kelp', marks: 3 },
  moderate: { label: 'Moderate evidence', tone: 'lagoon', marks: 2 },
  early: { label: 'Early evidence', tone: 'amber', marks: 1 },
};

const citedAs = (id: string) => PAPERS.find((paper) => paper.id === id)?.citedAs ?? id;

/** One to three soundings; the badge beside them says the same. */
const Soundings = ({ marks }: { marks: number }) => (
  <svg viewBox="0 0 54 18" aria-hidden="true" className="h-4.5 w-13.5 shrink-0">
    {[0, 1, 2].map((place) => (
      <path
        key={place}
        d={`M${9 + place * 18} 2l7 7-7 7-7-7z`}
        className={place < marks ? 'fill-ink stroke-ink' : 'fill-transparent stroke-line-strong'}
        strokeWidth="1.5"
      />
    ))}
  </svg>
);

const FindingLine = ({ finding: { text, strength, papers } }: { finding: Finding }) => {
  const { label, tone, marks } = STRENGTH[strength];
  return (
    <li className="flex flex-col gap-3 border-b-2 border-land-deep p-4 last:border-b-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6 print:break-inside-avoid">
      <div>
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-4">
          {papers.map((id) => (
            <a
              key={id}
              href={`#${paperAnchor(id)}`}
              className="inline-flex min-h-touch items-center text-sea underline decoration-1 underline-offset-4 hover:decoration-2 print:min-h-0"
            >
              {citedAs(id)}
            </a>
          ))}
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-3">
        <Soundings marks={marks} />
        <Badge tone={tone}>{label}</Badge>
      </p>
    </li>
  );
};

export const KeyFindings = () => (
  <section aria-labelledby="findings-title" className="my-12">
    <h2 id="findings-title" className="mb-4 text-2xl">
      Key Scientific Findings
    </h2>
    <ul className="overflow-hidden rounded-lg border-2 border-land-deep bg-land">
      {FINDINGS.map((finding) => (
        <FindingLine key={finding.text} finding={finding} />
      ))}
    </ul>
  </section>
);

const READING = [
  ['insulin-resistance', 'Insulin resistance'],
  ['ldl-cholesterol', 'LDL cholesterol on keto'],
  ['keto-with-diabetes-medicines', 'Keto with diabetes medicines'],
  ['does-keto-work-long-term', 'Does keto work in the long run?'],
] as const;

const link = 'font-bold text-sea underline decoration-1 underline-offset-4 hover:decoration-2';

/** From the papers to what they mean on a plate. */
export const ReadOn = () => (
  <nav aria-labelledby="read-on-title" className="mb-10 print:hidden">
    <h2 id="read-on-title" className="text-2xl">
      What this means for your day
    </h2>
    <p className="mt-1 max-w-prose">
      The{' '}
      <Link to="/handbook" className={link}>
        Handbook
      </Link>{' '}
      turns studies like these into short articles, each with its sources.
    </p>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {READING.map(([slug, title]) => (
        <li key={slug}>
          <Link
            to="/handbook/$slug"
            params={{ slug }}
            className={`${link} inline-flex min-h-touch items-center`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
