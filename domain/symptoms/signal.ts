/** Something a text can say that a rule builds on. Patterns see the lower-case sentence. */
export type Signal = { id: string; patterns: readonly RegExp[] };

/** Source of a pattern for two things within `gap` characters of one sentence, in either order. */
export function near(first: string, second: string, gap = 30): string {
  return `(?:\\b(?:${first})\\b[^.?!]{0,${gap}}\\b(?:${second})|\\b(?:${second})\\b[^.?!]{0,${gap}}\\b(?:${first}))\\b`;
}

/** A person who may be the one it happens to. */
export const PERSON =
  '(?:i|he|she|they|we|husband|wife|hubby|partner|boyfriend|girlfriend|fianc[eé]e?|spouse|mom|mum|mother|dad|father|parents?|son|daughter|child|kid|boy|girl|baby|toddler|brother|sister|uncle|aunt|cousin|grand(?:ma|pa|mother|father|son|daughter)|nan|gran|granny|friend|neighbou?r|room ?mate|flat ?mate|co-?worker|colleague|man|woman|guy|lady|patient|someone|somebody)';
const CAN_NOT = "(?:can't|cant|cannot|can not|couldn't|could not|unable to|not able to)";
export const CANNOT = `(?:${CAN_NOT}|can (?:hardly|barely|scarcely)|(?:could )?(?:hardly|barely)|struggling to|struggles to)`;
