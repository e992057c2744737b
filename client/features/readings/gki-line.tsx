import { type GkiBand, gkiBand, glucoseKetoneIndex } from '#domain/health-values/gki.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';

const BAND_WORDS: Record<GkiBand, string> = {
  'very-deep': 'very deep',
  deep: 'deep',
  moderate: 'moderate',
  light: 'light',
  none: 'no ketosis',
};

interface Pair {
  glucoseLevel: number | null;
  ketoneLevel: number | null;
}

/** "4.5, moderate", or null where the two are not both there or ketones are too low to divide by. */
export function gkiText({ glucoseLevel, ketoneLevel }: Pair): string | null {
  if (glucoseLevel === null || ketoneLevel === null || ketoneLevel < KETONES.indexLeast) return null;
  const index = glucoseKetoneIndex(glucoseLevel, 'mg/dL', ketoneLevel);
  return index === null ? null : `${index.toFixed(1)}, ${BAND_WORDS[gkiBand(index)]}`;
}

/** The glucose ketone index as soon as both numbers are there. */
export function GkiLine(pair: Pair) {
  const both = pair.glucoseLevel !== null && pair.ketoneLevel !== null;
  const text = gkiText(pair);
  return (
    <p aria-live="polite" className="text-small text-ink-soft empty:hidden">
      {text ? (
        <>
          <strong className="text-ink">GKI {text}.</strong> The bands are a convention, not a guideline.
        </>
      ) : both ? (
        `GKI needs ketones of ${KETONES.indexLeast} mmol/L or more: below that it is noise.`
      ) : null}
    </p>
  );
}
