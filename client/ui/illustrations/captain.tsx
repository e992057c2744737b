import clsx from 'clsx';

export type CaptainMood = 'calm' | 'cheerful' | 'thinking' | 'concerned';

const EYES: Record<CaptainMood, string> = {
  calm: 'M46 60v3M74 60v3',
  cheerful: 'M42 62q4-5 8 0M70 62q4-5 8 0',
  thinking: 'M46 58v3M74 58v3',
  concerned: 'M46 61v3M74 61v3',
};

const BROWS: Record<CaptainMood, string> = {
  calm: 'M40 53q6-3 11-1M69 52q6-2 11 1',
  cheerful: 'M40 52q6-4 11-1M69 51q6-3 11 1',
  thinking: 'M40 50q6-4 11-2M69 54q6-1 11 0',
  concerned: 'M40 54q6-1 11-5M69 49q5 4 11 5',
};

const MOUTH: Record<CaptainMood, string> = {
  calm: 'M53 82q7 4 14 0',
  cheerful: 'M51 80q9 10 18 0z',
  thinking: 'M55 83q5-2 9 0',
  concerned: 'M53 84q7-4 14 0',
};

/** The captain, drawn for this product. Decorative: the text beside him speaks. */
export function Captain({ mood = 'calm', className }: { mood?: CaptainMood; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={clsx('shrink-0', className)}>
      <circle cx="60" cy="60" r="58" className="fill-shoal-deep" />
      <path
        d="M2 74q10-7 20 0t20 0 20 0 20 0 20 0 18-2A58 58 0 0 1 6 82z"
        className="fill-lagoon"
        opacity="0.25"
      />
      {/* Coat and collar, cut by the porthole */}
      <path d="M16 112c4-20 22-26 44-26s40 6 44 26a58 58 0 0 1-88 0z" className="fill-coat" />
      <path d="M60 118 46 95l14 5 14-5z" className="fill-beard" />
      <circle cx="40" cy="108" r="2.8" className="fill-brass" />
      <circle cx="80" cy="108" r="2.8" className="fill-brass" />
      {/* Ears, face, beard */}
      <circle cx="32" cy="66" r="6" className="fill-skin" />
      <circle cx="88" cy="66" r="6" className="fill-skin" />
      <path d="M33 50h54v20c0 16-12 26-27 26S33 86 33 70z" className="fill-skin" />
      <path
        d="M31 66c3 4 6 6 11 6 7 0 10-5 18-5s11 5 18 5c5 0 8-2 11-6 2 22-9 38-29 38S29 88 31 66z"
        className="fill-beard"
      />
      <path d="M44 76c6 1 11-4 16-4s10 5 16 4c-3 5-9 6-16 3-7 3-13 2-16-3z" className="fill-line" />
      <path d={MOUTH[mood]} className="fill-rose stroke-ink" strokeWidth="1.8" strokeLinecap="round" />
      <ellipse cx="60" cy="67" rx="5.5" ry="4.5" fill="currentColor" className="text-rose" opacity="0.55" />
      <g fill="none" className="stroke-coat" strokeLinecap="round">
        <path d={EYES[mood]} strokeWidth="4" />
        <path d={BROWS[mood]} strokeWidth="3.5" className="stroke-beard" />
      </g>
      {/* Cap: crown, band, badge, peak */}
      <path
        d="M24 36c2-18 18-26 36-26s34 8 36 26c-10-5-22-7-36-7s-26 2-36 7z"
        className="fill-beard stroke-coat"
        strokeWidth="2"
      />
      <path d="M31 36q29-10 58 0v10q-29-9-58 0z" className="fill-coat" />
      <path d="M30 47q30-10 60 0-3 7-9 6-21-5-42 0-6 1-9-6z" className="fill-ink" />
      <path d="M60 15c5 4 7 7 7 10a7 7 0 0 1-14 0c0-3 2-6 7-10z" className="fill-brass" />
      <circle cx="60" cy="26" r="2.6" className="fill-coat" />
    </svg>
  );
}
