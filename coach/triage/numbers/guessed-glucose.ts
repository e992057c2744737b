import { isMeasured, type NumberToken, numberTokens } from './number-tokens.ts';
import { words } from './quantity-names.ts';

const DIABETES = new Set(
  words(
    'sugar, sugars, glucose, meter, glucometer, insulin, libre, dexcom, cgm, sensor, finger, strip, lancet, hypo, low, lows, diabetic, diabetes, t1, t2, humalog, novolog, lantus, metformin, bg',
  ),
);
const SAYS = new Set(
  words(
    "it, its, it's, is, says, said, reads, reading, shows, showed, was, at, got, only, just, like, and, now",
  ),
);
const AROUND = new Set(words('now, help, what, do, i, should, is, that, ok, bad, low, high, again'));

/** Whether a sentence speaks of glucose, of measuring it or of its medicine. */
export function tellsOfDiabetes(sentence: string | undefined): boolean {
  return numberTokens(sentence ?? '').some(({ text }) => text.split(' ').some((word) => DIABETES.has(word)));
}

/** The number of "its 41", "it says 41", "41 now": a whole sentence that says nothing else. */
export function guessedGlucose(sentence: string): NumberToken | null {
  const tokens = numberTokens(sentence);
  const [number, another] = tokens.filter(isMeasured);
  if (!number || another || number.unit !== null) return null;
  const at = tokens.indexOf(number);
  const fits = tokens.every(
    ({ kind, text }, index) => kind !== 'word' || (index < at ? SAYS.has(text) : AROUND.has(text)),
  );
  return fits ? number : null;
}
