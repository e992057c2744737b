import { type GkiBand, gkiBand, glucoseKetoneIndex } from '#domain/health-values/gki.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';

const BAND_WORDS: Record<GkiBand, string> = {
  'very-deep': 'very deep',
  deep: 'deep',
  moderate: 'moderate',
  light: 'light',
  none: 'no ketosis',
};

const HIGH_GLUCOSE = 'glucose is high for these ketones';

interface Pair {
  glucoseLevel: number | null;
  ketoneLevel: number | null;
}

/** "4.5, moderate", or null where the two are not both there or ketones are too low to divide by. */
export function gkiText({ glucoseLevel, ketoneLevel }: Pair): string | null {
  if (glucoseLevel === null || ketoneLevel === null || ketoneLevel < KETONES.indexLeast) return null;
  const index = glucoseKetoneIndex(glucoseLevel, 'mg/dL', ketoneLevel);
  if (index === null) return null;
  const band = gkiBand(index);
  // Ketones within their own target are ketosis, whatever the index says of glucose beside them.
  const words = band === 'none' && ketoneLevel >= KETONES.ketosis ? HIGH_GLUCOSE : BAND_WORDS[band];
  return `${index.toFixed(1)}, ${words}`;
}

export function GkiLine(pair: Pair) {
  const both = pair.glucoseLevel !== null && pair.ketoneLevel !== null;
  const text = gkiText(pair);
  return (
    <p aria-live="polite" className="text-small text-ink-soft empty:hidden">
      {text ? (
        <>
          <strong className="text-ink">GKI {text}.</strong> These levels are a rule of thumb, not a medical
          guideline.
        </>
      ) : both ? (
        `The glucose ketone index (GKI) needs ketones of ${KETONES.indexLeast} mmol/L or more. Below that, it doesn't tell you anything.`
      ) : null}
    </p>
  );
}
