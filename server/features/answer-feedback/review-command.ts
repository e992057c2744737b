import { Command, InvalidArgumentError, Option } from 'commander';
import { FEEDBACK_RATINGS, FEEDBACK_REASONS } from '#contract/answer-feedback.ts';
import { openDatabase } from '../../database/client.ts';
import { withConfiguredDatabase } from '../../database/configured-database.ts';
import { feedbackTable } from './feedback-table.ts';
import { type FeedbackFilter, listFeedback } from './list-feedback.ts';

const DEFAULT_ROWS = 200;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

/** `npm run feedback`: what people said of answers, from the configured database or the embedded one. */
await new Command('npm run feedback --')
  .description('Show feedback on chat answers, newest first.')
  .addOption(new Option('--rating <rating>', 'only this rating').choices(FEEDBACK_RATINGS))
  .addOption(new Option('--reason <reason>', 'only this reason').choices(FEEDBACK_REASONS))
  .option('--limit <rows>', 'at most this many', wholeNumber, DEFAULT_ROWS)
  .option('--json', 'full texts as JSON instead of a table')
  .action(async ({ json, ...filter }: FeedbackFilter & { json?: true }) => {
    await withConfiguredDatabase(process.env, async (url) => {
      const { db, close } = await openDatabase(url, { maxConnections: 1, unlimited: true });
      const rows = await listFeedback(db, filter).finally(close);
      console.log(json ? JSON.stringify(rows, null, 2) : feedbackTable(rows));
    });
  })
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
