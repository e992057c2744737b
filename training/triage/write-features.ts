import { writeFileSync } from 'node:fs';
import { loadTokenizer } from '#coach/embedder/minilm-model.ts';
import { glossed } from '#coach/languages/gloss.ts';
import { readMessage } from '#coach/triage/read-message.ts';
import { foundBy, messageFeatures, ruleMarks, sentencesIn } from '#coach/triage/reader/message-features.ts';
import { loadMessages } from './load-messages.ts';

/**
 * `node scripts/run.mjs training/triage/write-features.ts FILE`: what `train_encoder.py` and `train.py` learn from. One JSON object a message:
 * its tokens, the buckets of its features and its marks.
 */
const target = process.argv[2];
if (!target) throw new Error('Which file?');

const tokenizer = await loadTokenizer();
const lines: string[] = [];
for (const row of await loadMessages()) {
  const read = readMessage({ text: row.text });
  lines.push(
    JSON.stringify({
      ...row,
      features: [...messageFeatures(row.text, foundBy(read))],
      sentences: sentencesIn(row.text).map((sentence) => [...messageFeatures(sentence, [])]),
      marks: ruleMarks(row.text, read),
      ids: tokenizer.encode(glossed(row.text)).ids,
    }),
  );
}
writeFileSync(target, `${lines.join('\n')}\n`);
