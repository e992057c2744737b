import { writeFileSync } from 'node:fs';
import { createMiniLmEmbedder } from '#coach/embedder/minilm-embedder.ts';
import { readMessage } from '#coach/triage/read-message.ts';
import { foundBy, messageFeatures, ruleMarks, sentencesIn } from '#coach/triage/reader/message-features.ts';
import { loadMessages } from './load-messages.ts';

/**
 * `node scripts/run.mjs training/triage/write-features.ts FILE`: what `train.py` learns from. One JSON object a message:
 * its marks, the buckets of its features and its sentence vector.
 */
const target = process.argv[2];
if (!target) throw new Error('Which file?');

const embedder = createMiniLmEmbedder();
const lines: string[] = [];
for (const row of await loadMessages()) {
  const [vector] = await embedder.embed([row.text]);
  const read = readMessage({ text: row.text });
  lines.push(
    JSON.stringify({
      ...row,
      features: [...messageFeatures(row.text, foundBy(read))],
      sentences: sentencesIn(row.text).map((sentence) => [...messageFeatures(sentence, [])]),
      marks: ruleMarks(row.text, read),
      vector: Array.from(vector ?? [], (x) => Number(x.toFixed(4))),
    }),
  );
}
await embedder.close();
writeFileSync(target, `${lines.join('\n')}\n`);
