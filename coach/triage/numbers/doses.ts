import { medicinesIn } from '#domain/medicines/medicines.ts';

/** A name with the number right behind it. */
const NAMED =
  /\b([a-z][a-z-]{3,30}) (?:(?:xr|er|sr|cr|hcl|tablets?|pills?) )?\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:mg|mcg|g)\b)?(?![\d.,/%]*\d|%)/g;
/** "on insulin at night (Lantus 40)" */
const IN_BRACKETS = /\(([a-z][a-z-]{3,30}) \d{1,3}(?: ?(?:mg|units?|u|iu))?\)/g;
/** Behind an insulin a number may be the reading after it; other pills for diabetes end so. */
const PILL = /(?:zid|mid|rid|nid)e?$/;

/** A sentence without the doses of its medicines: "sugar is 110 and I take metformin 500" tells one reading. */
export function withoutDoses(sentence: string): string {
  return sentence
    .replace(IN_BRACKETS, (said, name: string) => (medicinesIn(name).length > 0 ? name : said))
    .replace(NAMED, (said, name: string) => (isDosed(name) ? name : said));
}

function isDosed(name: string): boolean {
  const [found] = medicinesIn(name);
  return found !== undefined && (found.group !== 'insulinOrSulfonylurea' || PILL.test(name));
}
