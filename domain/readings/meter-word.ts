/** What a meter shows where the value lies beyond its range. No number can be made of it. */
export type MeterWord = 'LO' | 'HI';

/** Words shown instead of a number; a measure without one is left out. */
export interface MeterWords {
  readonly glucose?: MeterWord;
  readonly ketones?: MeterWord;
}

export const METER_WORD_MEANS =
  'HI or LO on a meter means that the value is too high or too low for it to show, so there isn’t a number to save.';

/** Longer words mean the meter only where they are all that is said: "98 high stress" is no reading. */
const SPELLED_OUT =
  /^(\W*(?:(?:my |the )*(?:meter|cgm|sensor|glucose|(?:blood )?sugar|ketones?)(?: (?:meter|level))?[\s:=]*(?:(?:says|shows|reads|is)[\s:=]*)?)?["“]?)(low|high)\W*$/i;

/** A line in which a meter's word, if it is all there is, stands as meters show it: "glucose low" as "glucose LO". */
export const asMeterShows = (line: string): string =>
  line.replace(
    SPELLED_OUT,
    (_, before: string, word: string) => `${before}${word.toLowerCase() === 'low' ? 'LO' : 'HI'}`,
  );

/** The meter's word that a text consists of; null for every other text. */
export function meterWordIn(text: string): MeterWord | null {
  const word = asMeterShows(text)
    .replace(/[^\p{L}\d]+/gu, '')
    .toUpperCase();
  return word === 'LO' || word === 'HI' ? word : null;
}
