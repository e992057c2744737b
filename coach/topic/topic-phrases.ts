import { readFile } from 'node:fs/promises';

/** One text the topic gate compares with. Texts made from one line of the lists share its `line`. */
export type TopicPhrase = { text: string; onTopic: boolean; line: number };

/** How often a line with gaps is filled, each time with the next words of its slots. */
const FILLS = 4;
const SLOT = /\{(\w+)\}/g;

const file = (name: string) => new URL(`./phrases/${name}`, import.meta.url);

/**
 * Every phrase of `phrases/`, written for this product, gaps filled, always in the same order: lists of kinds, and what
 * strangers would type (`told`).
 */
export async function loadTopicPhrases(): Promise<TopicPhrase[]> {
  const [on = [], told = [], off = [], others = []] = await Promise.all(
    ['on-topic.txt', 'told.txt', 'off-topic.txt', 'told-off-topic.txt'].map(async (name) =>
      linesOf(await readFile(file(name), 'utf8')),
    ),
  );
  const fill = slotFiller(await readFile(file('slots.txt'), 'utf8'));
  const texts = new Set<string>();
  return [...on, ...told, ...off, ...others].flatMap((line, index) => {
    const onTopic = index < on.length + told.length;
    const filled = Array.from({ length: line.includes('{') ? FILLS : 1 }, () => fill(line));
    return filled.flatMap((text) => {
      if (texts.has(text)) return [];
      texts.add(text);
      return [{ text, onTopic, line: index }];
    });
  });
}

/** Lines that are neither empty nor a heading. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Fills gaps with the words of their slot in turn. Throws where a line names a slot that does not exist. */
function slotFiller(slots: string): (line: string) => string {
  const words = new Map<string, { list: string[]; next: number }>();
  for (const line of linesOf(slots)) {
    const [name = '', list = ''] = line.split(/:\s*/);
    words.set(name, { list: list.split(/,\s*/), next: 0 });
  }
  return (line) =>
    line.replace(SLOT, (_gap, name: string) => {
      const slot = words.get(name);
      if (!slot) throw new Error(`No words for {${name}} in "${line}"`);
      return slot.list[slot.next++ % slot.list.length] ?? '';
    });
}
