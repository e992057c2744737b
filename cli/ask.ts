import type { Command } from 'commander';
import { buildIndex } from '#coach/build-index.ts';
import { createCoach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';

/** Adds `keto ask "question"`, one answer of the coach without a server, and `keto index-coach`. */
export function registerAsk(program: Command): void {
  program
    .command('ask')
    .description('ask Captain Keto a question')
    .argument('<question>', 'the question, in quotes')
    .option('--json', 'print question, answer, sources, level, offTopic and timings as JSON')
    .option('--country <code>', 'ISO country code, for emergency numbers')
    .action(ask);
  program
    .command('index-coach')
    .description('embed the handbook and train the topic head anew, after editing articles or topic phrases')
    .action(async () => {
      const { articles, texts, topicTexts } = await buildIndex();
      console.log(`${articles} articles, ${texts} texts; topic head from ${topicTexts} texts`);
    });
}

async function ask(question: string, options: { json?: boolean; country?: string }): Promise<void> {
  const started = performance.now();
  const coach = await createCoach();
  try {
    const loaded = performance.now();
    const answer = await collectAnswer(coach.answer({ question, history: [], country: options.country }));
    const answered = performance.now();
    if (!options.json) {
      console.log(answer.response);
      for (const source of answer.sources) console.log(`[${source.number}] ${source.title}  ${source.href}`);
      return;
    }
    const report = {
      question,
      answer: answer.response,
      sources: answer.sources,
      level: answer.safetyLevel,
      offTopic: answer.offTopic,
      timings: { loadMs: Math.round(loaded - started), answerMs: Math.round(answered - loaded) },
    };
    console.log(JSON.stringify(report, null, 2));
  } finally {
    await coach.close();
  }
}
