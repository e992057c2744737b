import { type Part, textPart } from '../part.ts';

const LINE_KEPT = 240;
const OPENS_DEFINITION = /^[\s>*+-]*(?:\d+[.)]\s*)?\[[^\]]*\]$/;

/**
 * Where something was taken out, what stood before and behind it meets and could make a link: "[a]" and "(//host)".
 * Such a sign is escaped. Links that stay are parts of their own, which this does not change.
 */
export function createSeamGuard(): (part: Part) => Part {
  let line = '';
  return (part) => {
    let text = '';
    for (const character of part.text) {
      const joins = character === '(' || (character === ':' && OPENS_DEFINITION.test(line));
      if (!part.fixed && line.endsWith(']') && joins) text += '\\';
      text += character;
      line = character === '\n' ? '' : line + character;
    }
    if (line.length > 2 * LINE_KEPT) line = line.slice(-LINE_KEPT);
    return part.fixed ? part : textPart(text);
  };
}
