import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMiniLmEmbedder } from '#coach/embedder/minilm-embedder.ts';
import { loadTopicPhrases } from '#coach/topic/topic-phrases.ts';
import { readMessage } from '#coach/triage/read-message.ts';
import { foundBy, messageFeatures, ruleMarks, sentencesIn } from '#coach/triage/reader/message-features.ts';

/**
 * `node scripts/run.mjs training/triage/write-features.ts FILE`: what `train.py` learns from. One JSON object a message:
 * its marks, the buckets of its features and its sentence vector.
 */
const MESSAGES = join(import.meta.dirname, 'messages');
const target = process.argv[2];
if (!target) throw new Error('Which file?');

const rows = readdirSync(MESSAGES)
  .sort()
  .flatMap((file) => {
    const writer = file.replace('.jsonl', '');
    const lines = readFileSync(join(MESSAGES, file), 'utf8').trim().split('\n');
    return lines.map((line) => ({ writer, ...JSON.parse(line) }));
  });
/**
 * What people ask the handbook by: the messages of `content/handbook/asked`, each file with the levels that a nurse gave
 * to some of its lines (line, level, family, kind, when, who); all others need nothing but an answer.
 */
const ASKED = join(import.meta.dirname, '../../content/handbook/asked');
const LEVELS = join(import.meta.dirname, 'asked');
const PLAIN = { expected_level: 'none', family: 'none', kind: 'plain', when: 'general', who: 'self' };
const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
const asked = readdirSync(LEVELS)
  .sort()
  .flatMap((file) => {
    const writer = file.replace('.tsv', '');
    const judged = new Map(
      linesOf(LEVELS, file).map((line) => {
        const [at = '', expected_level, family, kind, when, who] = line.split('\t');
        return [Number(at), { expected_level, family, kind, when, who }];
      }),
    );
    return linesOf(ASKED, file).map((line, at) => ({
      ...{ writer, id: `${writer}-${at + 1}`, lang: 'en', text: line.split('\t')[1] ?? '' },
      ...(judged.get(at + 1) ?? PLAIN),
    }));
  });
/** Ordinary talk in which rules hear nothing: writers' harmless messages, and what the topic gate learns from. */
const ORDINARY = join(import.meta.dirname, 'ordinary');
const ordinary = readdirSync(ORDINARY).flatMap((file) => {
  let lang = 'en';
  return readFileSync(join(ORDINARY, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((text) => {
      if (!text.startsWith('# ')) return [{ writer: file.replace('.txt', ''), lang, text }];
      lang = text.slice(2);
      return [];
    });
});
const phrases = (await loadTopicPhrases()).map(({ text }) => ({ writer: 'topic-phrases', lang: 'en', text }));
const harmless = [...ordinary, ...phrases]
  .filter(({ text }) => readMessage({ text }).fired.length === 0)
  .map((row) => ({
    ...row,
    expected_level: 'none',
    family: 'none',
    kind: 'plain',
    when: 'general',
  }));

const embedder = createMiniLmEmbedder();
const lines: string[] = [];
for (const row of [...rows, ...asked, ...harmless]) {
  const [vector] = await embedder.embed([row.text]);
  const read = readMessage({ text: row.text });
  const features = [...messageFeatures(row.text, foundBy(read))];
  lines.push(
    JSON.stringify({
      ...row,
      features,
      sentences: sentencesIn(row.text).map((sentence) => [...messageFeatures(sentence, [])]),
      marks: ruleMarks(row.text, read),
      vector: Array.from(vector ?? [], (x) => Number(x.toFixed(4))),
    }),
  );
}
await embedder.close();
writeFileSync(target, `${lines.join('\n')}\n`);
