import clsx from 'clsx';
import { useId } from 'react';

/** `proud` where something was achieved, `asleep` where he cannot be reached. */
export type CaptainMood = 'calm' | 'cheerful' | 'thinking' | 'concerned' | 'proud' | 'asleep';

const FACES: Record<CaptainMood, { eyes: string; brows: string; mouth: string }> = {
  calm: { eyes: 'M48 62v3M72 62v3', brows: 'M41 56q6-4 12-1M67 55q6-3 12 1', mouth: 'M53 85q7 5 14 0' },
  cheerful: {
    eyes: 'M44 64q4-5 8 0M68 64q4-5 8 0',
    brows: 'M41 55q6-5 12-1M67 54q6-4 12 1',
    mouth: 'M51 84q9 11 18 0z',
  },
  thinking: { eyes: 'M50 60v3M74 60v3', brows: 'M42 52q6-4 12-1M67 57q6-3 12 0', mouth: 'M55 87q5-3 9 0' },
  concerned: { eyes: 'M48 63v3M72 63v3', brows: 'M41 57q7-1 12-5M67 52q5 4 12 5', mouth: 'M53 88q7-5 14 0' },
  proud: { eyes: 'M48 60v4M72 60v4', brows: 'M40 53q7-5 13-1M67 52q6-4 13 1', mouth: 'M49 83q11 13 22 0z' },
  asleep: {
    eyes: 'M43 63q5 5 10 0M67 63q5 5 10 0',
    brows: 'M42 57q6-2 11 0M67 57q5-2 11 0',
    mouth: 'M57 86q3 4 6 0z',
  },
};

const Medal = () => (
  <g>
    <path d="M74 97l5 11 5-11z" className="fill-rose" />
    <circle cx="79" cy="110" r="6" className="fill-brass stroke-ink" />
  </g>
);

/** The breath of a sleeper, drawn as letters are on charts. */
const Snores = () => (
  <g fill="none" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
    <path d="M96 62h7l-7 8h7" />
    <path d="M103 47h6l-6 7h6" />
  </g>
);

function Cap() {
  return (
    <g>
      <path
        d="M22 38c-2-5 1-10 8-14C38 19 48 17 60 17s22 2 30 7c7 4 10 9 8 14-11-6-24-8-38-8s-27 2-38 8z"
        className="fill-beard stroke-coat"
        strokeWidth="2"
      />
      <path d="M29 38q31-13 62 0v9q-31-10-62 0z" className="fill-coat" />
      <path d="M31 35q29-11 58 0" fill="none" className="stroke-brass" strokeWidth="2" />
      <path d="M30 47q30-9 60 0 1 6-9 7-21-6-42 0-10-1-9-7z" className="fill-ink stroke-coat" />
      <path d="M60 19c6 5 8 8 8 12a8 8 0 0 1-16 0c0-4 2-7 8-12z" className="fill-brass stroke-coat" />
      <circle cx="60" cy="31" r="3" className="fill-coat" />
    </g>
  );
}

/** The captain in his porthole, drawn for this product. Decorative: the text beside him speaks. */
export function Captain({ mood = 'calm', className }: { mood?: CaptainMood; className?: string }) {
  const porthole = useId();
  const { eyes, brows, mouth } = FACES[mood];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={clsx('shrink-0', className)}>
      <clipPath id={porthole}>
        <circle cx="60" cy="60" r="56" />
      </clipPath>
      <g clipPath={`url(#${porthole})`}>
        <path d="M0 0h120v120H0z" className="fill-shoal-deep" />
        <path d="M0 84q10-7 20 0t20 0 20 0 20 0 20 0 20 0v40H0z" className="fill-lagoon" opacity="0.35" />
        <path d="M10 122c2-24 22-31 50-31s48 7 50 31z" className="fill-coat" />
        <path d="M60 120 47 96h26z" className="fill-beard" />
        <circle cx="40" cy="110" r="3" className="fill-brass" />
        <circle cx="80" cy="110" r="3" className="fill-brass" />
        <circle cx="32" cy="67" r="6" className="fill-skin" />
        <circle cx="88" cy="67" r="6" className="fill-skin" />
        <path d="M33 46h54v26c0 16-12 26-27 26S33 88 33 72z" className="fill-skin" />
        <path
          d="M31 66c2 5 6 8 11 8 7 0 10-4 18-4s11 4 18 4c5 0 9-3 11-8 3 24-9 42-29 42S28 90 31 66z"
          className="fill-beard stroke-line"
        />
        <path d={mouth} className="fill-rose stroke-coat" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M40 80c7 3 13-7 20-7s13 10 20 7c-2 7-12 8-20 2-8 6-18 5-20-2z"
          className="fill-beard stroke-line-strong"
          strokeWidth="1.2"
        />
        <ellipse cx="60" cy="71" rx="6" ry="5" className="fill-rose" opacity="0.6" />
        <g fill="none" strokeLinecap="round">
          <path d={eyes} className="stroke-coat" strokeWidth="4.2" />
          <path d={brows} className="stroke-line-strong" strokeWidth="3.4" />
        </g>
        <Cap />
        {mood === 'proud' ? <Medal /> : null}
        {mood === 'asleep' ? <Snores /> : null}
      </g>
      <circle cx="60" cy="60" r="56" fill="none" className="stroke-ink" strokeWidth="2.5" />
      <circle cx="60" cy="60" r="58.6" fill="none" className="stroke-brass" strokeWidth="2" />
    </svg>
  );
}
