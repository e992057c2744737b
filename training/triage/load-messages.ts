import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTopicPhrases } from '#coach/topic/topic-phrases.ts';
import { readMessage } from '#coach/triage/read-message.ts';
import type { SafetyLevel } from '#contract/chat.ts';

/** A message with what a nurse said of it; the README beside this file tells the values. */
export type Message = {
  writer: string;
  text: string;
  lang: string;
  expected_level: SafetyLevel;
  /** What a second nurse said, who did not know that; left out where she said the same. */
  second?: SafetyLevel[];
  family: string;
  kind: string;
  when: string;
};

const HERE = import.meta.dirname;
/** What people ask the handbook by, and the levels a nurse gave to some lines of it. */
const ASKED = join(HERE, '../../content/handbook/asked');
const PLAIN = {
  expected_level: 'none' as const,
  family: 'none',
  kind: 'plain',
  when: 'general',
  who: 'self',
};
const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
const filesOf = (folder: string) => readdirSync(folder).sort();

/** Everything triage learns from, those of one writer together. */
export async function loadMessages(): Promise<Message[]> {
  const judged = [...written(), ...asked()];
  const known = new Set(judged.map(({ text }) => text));
  return [...judged, ...(await harmless()).filter(({ text }) => !known.has(text))];
}

function written(): Message[] {
  const folder = join(HERE, 'messages');
  return filesOf(folder).flatMap((file) => {
    const writer = file.replace('.jsonl', '');
    return linesOf(folder, file).map((line) => ({ writer, ...JSON.parse(line) }));
  });
}

/** A file of levels has a line for each message that is not plain talk: line, level, family, kind, when, who. */
function asked(): Message[] {
  const folder = join(HERE, 'asked');
  return filesOf(folder).flatMap((file) => {
    const writer = file.replace('.tsv', '');
    const judged = new Map(
      linesOf(folder, file).map((line) => {
        const [at = '', expected_level, family, kind, when, who] = line.split('\t');
        return [Number(at), { expected_level, family, kind, when, who }];
      }),
    );
    return linesOf(ASKED, file).map((line, at) => ({
      ...{ writer, id: `${writer}-${at + 1}`, lang: 'en', text: line.split('\t')[1] ?? '' },
      ...(judged.get(at + 1) ?? PLAIN),
    })) as Message[];
  });
}

/** Ordinary talk in which rules hear nothing: writers' harmless messages, and what the topic gate learns from. */
async function harmless(): Promise<Message[]> {
  const folder = join(HERE, 'ordinary');
  const ordinary = filesOf(folder).flatMap((file) => {
    let lang = 'en';
    return linesOf(folder, file).flatMap((text) => {
      if (!text.startsWith('# ')) return [{ writer: file.replace('.txt', ''), lang, text }];
      lang = text.slice(2);
      return [];
    });
  });
  const phrases = await loadTopicPhrases();
  return [...ordinary, ...phrases.map(({ text }) => ({ writer: 'topic-phrases', lang: 'en', text }))]
    .filter(({ text }) => readMessage({ text }).fired.length === 0)
    .map((row) => ({ ...row, ...PLAIN }));
}
