/** A value in the head of an article: a text, or a list of texts. */
export type FrontMatter = Record<string, string | string[]>;

const KEY = /^([a-z][a-zA-Z]*):(?:\s+(\S.*|))?$/;
const ITEM = /^\s+-\s+(\S.*|)$/;

/**
 * The head of an article: the small part of YAML that articles use, `key: text`, `key: [a, b]` and lists of `- text`,
 * where a text may stand in quotes. A general YAML reader takes ten times as long over 250 heads, and a test compares
 * the two. Throws with the line that it does not understand.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const head: FrontMatter = {};
  let list: string[] | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const item = ITEM.exec(line)?.[1];
    const [, key, value] = KEY.exec(line) ?? [];
    if (item !== undefined && list) list.push(scalar(item));
    else if (key === undefined) throw new Error(`cannot read the line "${line}"`);
    else if (value === undefined || value === '') {
      list = [];
      head[key] = list;
    } else {
      list = null;
      head[key] = value.startsWith('[') ? inlineList(value) : scalar(value);
    }
  }
  return head;
}

function inlineList(value: string): string[] {
  if (!/^\[[^[\]"']*\]$/.test(value.trim())) throw new Error(`cannot read the list ${value}`);
  const items = value.trim().slice(1, -1).split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function scalar(value: string): string {
  const text = value.trim();
  if (text.startsWith("'")) {
    if (!/^'(?:[^']|'')*'$/.test(text)) throw new Error(`cannot read the text ${text}`);
    return text.slice(1, -1).replaceAll("''", "'");
  }
  if (text.startsWith('"')) return String(JSON.parse(text));
  if (/: |\s#|:$/.test(text)) throw new Error(`the text "${text}" needs quotes`);
  return text;
}
