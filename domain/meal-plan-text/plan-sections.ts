/** The two parts of a plan's text that screens and exports show. */
export interface PlanSections {
  /** Lines under "INGREDIENTS FROM YOUR PANTRY:", without their bullets. */
  readonly pantryLines: readonly string[];
  /** What stands under "MEAL PLAN DETAILS:"; without that heading all text but the pantry's list. */
  readonly details: string;
}

const PANTRY = /^\W*ingredients from your pantry\W*$/i;
const DETAILS = /^\W*meal plan details\W*$/i;
/** "ADDITIONAL INGREDIENTS NEEDED:" and the like end a list. */
const HEADING = /^[A-Z][A-Z &'/()-]{3,}:$/;
const BULLET = /^\s*(?:[-*•–·]|\d+[.)])\s+/;

/** Text without the marks of markdown's emphasis and headings; bullets stay. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/(^|[\s(])\*(\S(?:[^*\n]*\S)?)\*(?=$|[\s).,;:!?])/gm, '$1$2');
}

/** The line without its bullet or number; null for a line that has none. */
export function bulletText(line: string): string | null {
  const found = BULLET.exec(line);
  return found ? line.slice(found[0].length).trim() : null;
}

/** Reads a plan's text, ours or a model's. */
export function planSections(content: string): PlanSections {
  const pantryLines: string[] = [];
  const details: string[] = [];
  const rest: string[] = [];
  let part: 'rest' | 'pantry' | 'details' = 'rest';
  for (const line of withoutEmphasis(content.replace(/\r\n?/g, '\n')).split('\n')) {
    if (part !== 'details' && PANTRY.test(line)) part = 'pantry';
    else if (part !== 'details' && DETAILS.test(line)) part = 'details';
    else if (part === 'details') details.push(line);
    else if (part === 'pantry' && !HEADING.test(line.trim())) {
      const item = bulletText(line);
      if (item) pantryLines.push(item);
    } else {
      part = 'rest';
      rest.push(line);
    }
  }
  const shown = details.some((line) => line.trim() !== '') ? details : rest;
  return { pantryLines, details: shown.join('\n').trim() };
}
