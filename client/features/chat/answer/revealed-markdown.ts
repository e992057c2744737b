/** Links, with the numbered marks of sources among them, and the mark of a figure without a source. */
const WHOLE = /!?\[(?:[^[\]]|\[[^[\]]*\])*\]\([^)[\s]*\)|\*\([^()*\n]{1,60}\)\*/g;
/** Longer than any of them. */
const LOOK_BACK = 600;
/** A line of which only the signs of a list, a heading or a rule are there yet. */
const BARE_SIGNS = /^(?:[-+*_=|:>#~` \t]+|[ \t]*\d{1,3}[.)]?)$/;
const ITEM_SIGN = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/gm;

/** Where a part may end at or after `count`, so that none of them is cut. */
function wholeEnd(text: string, count: number): number {
  const from = Math.max(0, count - LOOK_BACK);
  for (const match of text.slice(from, count + LOOK_BACK).matchAll(WHOLE)) {
    const start = from + match.index;
    if (start < count && count < start + match[0].length) return start + match[0].length;
  }
  return count;
}

/** Where in a line a link begins whose end is not there; the line's length when there is none. */
function openLink(line: string): number {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '[' && depth++ === 0) start = at;
    if (line[at] !== ']' || depth === 0 || --depth > 0) continue;
    // What follows decides whether it was a link.
    if (at === line.length - 1) return start;
    if (line[at + 1] === '(' && !/[)\s]/.test(line.slice(at + 2))) return start;
  }
  return depth > 0 ? start : line.length;
}

const isRow = (line: string | undefined) => line?.trimStart().startsWith('|') ?? false;

/** A table shows once its line of dashes is whole; before that it would be a line of bars. */
function withoutTableHead(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? '';
  const end = last === '' ? lines.length - 1 : lines.length;
  const before = lines.slice(0, end).findLastIndex((line) => !isRow(line));
  const rows = end - 1 - before;
  const isHead = rows === 1 || (rows === 2 && last !== '');
  return isHead ? lines.slice(0, before + 1) : lines;
}

/** The last line as far as it can be told what it is. */
function settledLine(line: string): string {
  if (BARE_SIGNS.test(line)) return '';
  const mark = /\*\([^()*]{0,60}\)?$/.exec(line);
  return line.slice(0, Math.min(openLink(line), mark?.index ?? line.length));
}

/** Emphasis that is open at the end of a block, outermost first. */
function openSigns(block: string): string[] {
  const open: string[] = [];
  for (const match of block.matchAll(/\\.|`+|\*\*|~~|\*|_/g)) {
    const [sign] = match;
    const before = block[match.index - 1] ?? ' ';
    const after = block[match.index + sign.length] ?? ' ';
    const code = open.at(-1)?.startsWith('`') ? open.at(-1) : undefined;
    if (sign.startsWith('\\') || (code !== undefined && code !== sign)) continue;
    if (open.includes(sign) && (code || /\S/.test(before))) open.splice(open.lastIndexOf(sign));
    else if (/\S/.test(after) && !(/\w/.test(before) && /\w/.test(after))) open.push(sign);
  }
  return open;
}

/** The block a text ends in, with the signs of list items blanked. */
function lastBlock(text: string): string {
  const starts = ['\n\n', '\n- ', '\n* ', '\n|'].map((sign) => text.lastIndexOf(sign) + 1);
  return text.slice(Math.max(...starts)).replace(ITEM_SIGN, (sign) => ' '.repeat(sign.length));
}

/**
 * The first `count` characters of a Markdown text as they can be shown: a link comes whole, open emphasis is closed,
 * and signs whose meaning depends on what follows wait for it. With `complete` the end of the text is its end.
 */
export function revealedMarkdown(text: string, count: number, complete: boolean): string {
  const end = wholeEnd(text, Math.min(count, text.length));
  if (end >= text.length && complete) return text;
  const lines = withoutTableHead(text.slice(0, end).split('\n'));
  const part = [...lines.slice(0, -1), settledLine(lines.at(-1) ?? '')].join('\n');
  if (lastBlock(part).includes('```')) return part;
  const bare = part.replace(/(?<![*_~`])[*_~`]+$/, '');
  // A sign that nothing closes before the block ends is no emphasis.
  const blockEnd = text.indexOf('\n\n', part.length);
  const rest = text.slice(bare.length, blockEnd === -1 ? undefined : blockEnd);
  const isOpenEnded = blockEnd === -1 && !complete;
  const signs = openSigns(lastBlock(bare)).filter((sign) => isOpenEnded || rest.includes(sign));
  return signs.length === 0 ? bare : bare.trimEnd() + signs.reverse().join('');
}
