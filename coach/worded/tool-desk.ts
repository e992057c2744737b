import type { UsedData } from '#contract/chat.ts';
import type { SourceList } from '../composer/source-list.ts';
import type { CheckedAgainst } from './checks/answer-checks.ts';
import type { DataBlocks } from './data-block.ts';
import { withPlainMarks } from './marks.ts';
import { type ModelTool, type ToolContext, ToolInputError } from './tools/model-tool.ts';

export type ToolDeskOptions = {
  context: ToolContext;
  sources: SourceList;
  checks: CheckedAgainst;
  blocks: DataBlocks;
  /** Rounds after which nothing is looked up any more. */
  rounds: number;
};

/** Runs the tools that a model calls, and keeps what they gave it. */
export type ToolDesk = {
  /** Text for the model in any case: what was found, or what went wrong. */
  run(tool: ModelTool, input: unknown): Promise<string>;
  /** Another round of the model begins. */
  nextRound(): void;
  /** Kinds of the person's data that went to the model. */
  readonly used: ReadonlySet<UsedData>;
  /** Numbers of the sources that went to it. */
  readonly given: ReadonlySet<number>;
  /** Statuses that became known since this was called last. */
  takeStatuses(): string[];
};

const NO_MORE = 'There are no more look-ups for this question. Answer now from what you have.';
const WENT_WRONG = 'This could not be looked up just now. Answer without it, and say so if it matters.';
/** A tool's text is for a model that also has to hold the rest. */
const LETTERS_MOST = 8_000;

export function createToolDesk(options: ToolDeskOptions): ToolDesk {
  const { context, sources, checks, blocks, rounds } = options;
  const used = new Set<UsedData>();
  const given = new Set<number>();
  let statuses: string[] = [];
  let round = 0;

  async function found(tool: ModelTool, input: unknown): Promise<string> {
    const answer = await tool.answer(input, context);
    const text = withPlainMarks(answer.text(sources), sources.all()).slice(0, LETTERS_MOST);
    const named = sources.all().filter(({ number }) => text.includes(`[${number}]`));
    checks.allow(text);
    for (const { number, href } of named) {
      checks.allowSource(number, href);
      given.add(number);
    }
    for (const kind of answer.used) used.add(kind);
    if (answer.status) statuses.push(answer.status);
    const titles = named.map(({ number, title }) => `[${number}] ${title}`);
    return titles.length > 0 ? `${text}\n\nSources:\n${titles.join('\n')}` : text;
  }

  return {
    used,
    given,
    nextRound() {
      round += 1;
    },
    async run(tool, input) {
      if (round > rounds) return NO_MORE;
      try {
        return blocks.wrap(tool.name, await found(tool, input));
      } catch (error) {
        return error instanceof ToolInputError ? error.message : WENT_WRONG;
      }
    },
    takeStatuses() {
      const known = statuses;
      statuses = [];
      return known;
    },
  };
}
