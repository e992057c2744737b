import type { AnswerEvent, AnswerSource, UsedData } from '#contract/chat.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createSourceList } from '../composer/source-list.ts';
import { isAboutAnother } from '../message-facts/known-person.ts';
import type { AnswerChecks } from './checks/answer-checks.ts';
import { createAnswerChecks } from './checks/create-answer-checks.ts';
import { createDataBlocks } from './data-block.ts';
import { failureKind, failureNotice, ModelFailure } from './model-failure.ts';
import { type ModelPart, streamModel } from './model-stream.ts';
import type { ModelTurn } from './model-turn.ts';
import { type Asked, questionMessage } from './question-message.ts';
import { createShownText, type ShownText } from './shown-text.ts';
import { countedSpending, type Spending } from './spending.ts';
import { createToolDesk, type ToolDesk } from './tool-desk.ts';
import type { ToolContext } from './tools/model-tool.ts';
import { MODEL_TOOLS } from './tools/model-tools.ts';
import type { WordingLimits } from './wording-limits.ts';

export type WordedQuestion = Pick<Asked, 'question' | 'history' | 'about' | 'note' | 'reply'> & {
  turn: ModelTurn;
  context: ToolContext;
  /** Own data that the triage has judged by. */
  usedByTriage: readonly UsedData[];
  signal: AbortSignal | undefined;
  limits: WordingLimits;
};

/** What is known while the answer comes. */
type Wording = {
  checks: AnswerChecks;
  shown: ShownText;
  spending: Spending;
  desk: ToolDesk;
  sources(): AnswerSource[];
  usesProfile: boolean;
  isCut: boolean;
};

const LEFT_OUT =
  'Something was left out here: a coach must not tell doses or changes of medicines, or speak against calling for help.';
const ALL_LEFT_OUT = (name: string) =>
  `${name} told of doses or medicines, which a coach must not do, so this is Captain Keto's own answer.`;
const CUT = (name: string) => `${name} stopped before the end of its answer.`;

/**
 * Words an answer with a model, from what the composer found and what its tools find.
 * @returns false, after a notice that says why, when the composer's own answer has to stand in
 */
export async function* answerWithModel(asked: WordedQuestion): AsyncGenerator<AnswerEvent, boolean> {
  const { turn, signal } = asked;
  const leave = await turn.take();
  if (!leave.allowed) {
    yield { type: 'notice', text: leave.notice };
    return false;
  }
  const spending = countedSpending(turn);
  try {
    signal?.throwIfAborted();
    yield { type: 'status', text: `Asking ${turn.model.name}` };
    return yield* worded(asked, spending);
  } finally {
    // A stop by the asker is no failure of the model.
    await spending.close(true);
  }
}

async function* worded(asked: WordedQuestion, spending: Spending): AsyncGenerator<AnswerEvent, boolean> {
  const { turn, signal } = asked;
  const { name } = turn.model;
  const { wording, message } = await prepared(asked, spending);
  const { shown, desk } = wording;
  try {
    const parts = streamModel({
      model: turn.model,
      message,
      tools: MODEL_TOOLS,
      desk,
      limits: asked.limits,
      signal,
      isShown: () => shown.begun,
    });
    for await (const part of parts) yield* eventsOf(part, wording);
    const rest = shown.end();
    if (rest !== '') yield { type: 'text', text: rest };
    if (!shown.begun) throw new ModelFailure('unexpected', 'The model said nothing');
  } catch (error) {
    signal?.throwIfAborted();
    await spending.close(false, error);
    if (shown.begun) yield { type: 'restart' };
    const allRemoved = !shown.begun && wording.checks.removed > 0;
    yield {
      type: 'notice',
      text: allRemoved ? ALL_LEFT_OUT(name) : failureNotice(name, failureKind(error), shown.begun),
    };
    return false;
  }
  await spending.close(true);
  yield* closing(asked, wording);
  return true;
}

async function prepared(asked: WordedQuestion, spending: Spending) {
  const { context, reply, limits } = asked;
  const checks = createAnswerChecks();
  const { person } = context;
  const profile = await profileOf(asked);
  const sources = createSourceList(context.knowledge.handbook, reply.sources);
  const blocks = createDataBlocks();
  const units = profile?.units ?? EMPTY_PERSONAL_DATA.units;
  const isOther = isAboutAnother(asked.question);
  const { now, zone } = person;
  const { text, mayState, usesProfile } = questionMessage(
    { ...asked, profile: isOther ? null : profile, units, now, zone },
    blocks,
  );
  for (const one of mayState) checks.allow(one);
  for (const { number, href } of reply.sources) checks.allowSource(number, href);
  const wording: Wording = {
    checks,
    spending,
    usesProfile,
    isCut: false,
    shown: createShownText(checks),
    desk: createToolDesk({ context, sources, checks, blocks, rounds: limits.toolRounds }),
    sources: sources.all,
  };
  return { wording, message: text };
}

/** A store that fails costs the personal part, not the answer. */
async function profileOf({ context }: WordedQuestion): Promise<PersonalData | null> {
  try {
    return await context.person.person.profile();
  } catch {
    return null;
  }
}

function* eventsOf(part: ModelPart, wording: Wording): Generator<AnswerEvent> {
  const { shown, spending, desk } = wording;
  switch (part.type) {
    case 'text': {
      const text = shown.push(part.text);
      if (text !== '') yield { type: 'text', text };
      return;
    }
    case 'block':
      return shown.newBlock();
    case 'tool':
      return yield { type: 'status', text: part.tool.status };
    case 'looked up':
      for (const text of desk.takeStatuses()) yield { type: 'status', text };
      return;
    case 'tokens':
      return spending.add(part);
    case 'finish':
      wording.isCut = part.isCut;
  }
}

/** What belongs to the answer once its text is there. */
function* closing(asked: WordedQuestion, wording: Wording): Generator<AnswerEvent> {
  const { turn, reply, usedByTriage } = asked;
  const { checks } = wording;
  if (checks.removed > 0) yield { type: 'notice', text: LEFT_OUT };
  else if (wording.isCut) yield { type: 'notice', text: CUT(turn.model.name) };
  if (checks.unchecked.length > 0) yield { type: 'unchecked', figures: [...checks.unchecked] };
  for (const source of namedSources(asked, wording)) yield { type: 'source', source };
  const profile: UsedData[] = wording.usesProfile ? ['profile'] : [];
  const used = [...new Set([...usedByTriage, ...reply.used, ...profile, ...wording.desk.used])];
  if (used.length > 0) yield { type: 'used', data: used };
  if (reply.next.length > 0) yield { type: 'next', questions: reply.next };
  yield { type: 'done', answeredBy: turn.model.name };
}

/** The sources that are cited; else those that the tools gave, else those of the composer, which it built on. */
function namedSources({ reply }: WordedQuestion, { checks, desk, sources }: Wording): AnswerSource[] {
  const ofNumbers = (numbers: Iterable<number>) => {
    const wanted = new Set(numbers);
    return sources().filter(({ number }) => wanted.has(number));
  };
  if (checks.cited.length > 0) return ofNumbers(checks.cited);
  return desk.given.size > 0 ? ofNumbers(desk.given) : [...reply.sources];
}
