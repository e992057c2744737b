const FENCE = /^ {0,3}(?:```|~~~)/;
/** A line that may belong to the list, quote or paragraph above, also after a blank line. */
const GOES_ON = /^(?:[ \t]|[-*+] |\d{1,9}[.)] |>|$)/;
/** Notes and link definitions are valid anywhere in the text, so such a text stays whole. */
const REFERS_FAR = /^ {0,3}\[[^[\]]{1,999}\]:/m;

/** A part and where it begins, which stays the same while the text grows. */
interface MarkdownBlock {
  from: number;
  text: string;
}

/** Cuts Markdown into parts that mean the same apart as together, so that a text which grows is parsed at its end alone. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  if (REFERS_FAR.test(text)) return [{ from: 0, text }];
  const blocks: MarkdownBlock[] = [];
  let block: string[] = [];
  let from = 0;
  let inFence = false;
  const close = () => {
    const whole = block.join('\n');
    blocks.push({ from, text: whole });
    from += whole.length + 1;
    block = [];
  };
  for (const line of text.split('\n')) {
    if (!inFence && block.at(-1) === '' && !GOES_ON.test(line)) close();
    if (FENCE.test(line)) inFence = !inFence;
    block.push(line);
  }
  close();
  return blocks;
}
