import type { AnswerEvent, ChatEntry, UsedData } from '#contract/chat.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { createKnowledge, type Embedders, type Knowledge, shippedEmbedders } from './composer/knowledge.ts';
import { type Reply, replyTo } from './composer/reply.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { glossed } from './languages/gloss.ts';
import { type Person, UNKNOWN_PERSON } from './person/person.ts';
import { rememberingPerson } from './person/remembering-person.ts';
import { withholdingPerson } from './person/withholding-person.ts';
import { type PlanIdeas, rememberingIdeas } from './skills/pantry/cooking-ideas.ts';
import { productQuestionSkill } from './skills/products/product-question.ts';
import type { SkillContext } from './skills/skill.ts';
import { openlyRead, withStages } from './stages.ts';
import { knownForTriage } from './triage/known-for-triage.ts';
import { createHearing } from './triage/reader/hearing.ts';
import { type Hearing, triage } from './triage/triage.ts';
import type { ModelTurn } from './worded/model-turn.ts';
import { WORDING_LIMITS, type WordingLimits } from './worded/wording-limits.ts';

export type Question = {
  question: string;
  /** Earlier exchanges, oldest first. */
  history: readonly ChatEntry[];
  signal?: AbortSignal;
  /** What is known of the one who asks; nobody without it. */
  person?: Person;
  /** The moment of asking; now without it. */
  now?: Date;
  /** IANA zone of the person's days; UTC without it. */
  zone?: string;
  /** ISO 3166 country code, for emergency numbers; without it all large regions are named. */
  country?: string;
  /** A model that may word the answer; the composer's own words without it. */
  turn?: ModelTurn | null;
  /** What the question is about, e.g. the facts of a scanned product, as text for the model: data, never instructions. */
  about?: string;
  /** The product that is asked about; what its own facts can answer needs neither handbook nor model. */
  product?: NutritionAnalysis;
  /** Plans dishes from the asker's pantry; without it foods are told by what they are good for. */
  planIdeas?: PlanIdeas;
};

export type Coach = {
  /**
   * Events of one answer: status, safety, off_topic, text, restart, notice, unchecked, source, used, next, done. In an
   * emergency, safety alone carries the answer and no model is asked. When `signal` aborts, the iteration throws its
   * reason.
   */
  answer(input: Question): AsyncIterable<AnswerEvent>;
  close(): Promise<void>;
};

/** What the coach stands on; what is left out is the part that ships with the product. */
export type CoachPorts = {
  embedders?: Partial<Embedders>;
  /** Where a model's limits differ from those that ship. */
  limits?: Partial<WordingLimits>;
};

const COMPOSER = 'composer';

/**
 * The coach, which needs no language model. Handbook, index and sentence model are loaded by the first question,
 * so that making a coach costs a starting server nothing.
 */
export async function createCoach(ports: CoachPorts = {}): Promise<Coach> {
  const embedders = { ...shippedEmbedders(), ...ports.embedders };
  let knowledge: Promise<Knowledge> | undefined;
  const load = async () => {
    const [handbook] = await Promise.all([
      loadHandbook(),
      embedders.plain.embed(['keto']),
      embedders.trained.embed(['keto']),
    ]);
    return createKnowledge(handbook, embedders);
  };
  const known = () => {
    knowledge ??= load().catch((error: unknown) => {
      knowledge = undefined; // the next question tries again
      throw error;
    });
    return knowledge;
  };
  const hear = createHearing(embedders.danger);
  return {
    answer: (input) => answerEvents(input, hear, known, { ...WORDING_LIMITS, ...ports.limits }),
    close: async () => {
      await Promise.all(Object.values(embedders).map((embedder) => embedder.close?.()));
    },
  };
}

async function* answerEvents(
  input: Question,
  hear: (text: string) => Promise<Hearing>,
  known: () => Promise<Knowledge>,
  limits: WordingLimits,
): AsyncGenerator<AnswerEvent> {
  const { question, history, signal, country } = input;
  const person = rememberingPerson(input.person ?? UNKNOWN_PERSON);
  signal?.throwIfAborted();
  const earlier = history.map((entry) => entry.message);
  const now = input.now ?? new Date();
  const [hearing, ofPerson] = await Promise.all([hear(question), knownForTriage(person)]);
  const safety = triage({ text: question, earlier, country, now, ...ofPerson }, hearing);
  if (safety.level === 'emergency') {
    yield { type: 'safety', level: safety.level, text: safety.text };
    yield { type: 'done', answeredBy: COMPOSER };
    return;
  }
  yield { type: 'status', text: 'Checking the charts' };
  const note = safety.level === 'none' ? null : { level: safety.level, text: safety.text };
  if (note) yield { type: 'safety', ...note };
  const ofLabel = input.product && productQuestionSkill.run({ question, analysis: input.product }).answer;
  if (ofLabel) {
    yield* composedEvents(
      { offTopic: false, paragraphs: [ofLabel], sources: [], used: [], next: [] },
      safety.used,
    );
    return;
  }
  const knowledge = await known();
  signal?.throwIfAborted();
  const planIdeas = input.planIdeas && rememberingIdeas(input.planIdeas);
  const context = (own: Person): SkillContext => ({
    person: withholdingPerson(own),
    now,
    zone: input.zone ?? 'UTC',
    earlier,
    conversation: earlier,
    planIdeas,
  });
  const reply = yield* withStages((tell) =>
    replyTo(
      knowledge,
      {
        question,
        history,
        note: note?.text ?? '',
        onlyArticle: safety.onlyArticle,
        hasSubject: input.about !== undefined,
        context: context(input.person ? openlyRead(person, tell) : person),
      },
      tell,
    ),
  );
  signal?.throwIfAborted();
  const { turn } = input;
  if (turn && reply.wordable) {
    const { answerWithModel } = await import('./worded/answer-with-model.ts');
    const isAnswered = yield* answerWithModel({
      ...{ question, history, about: input.about, note, reply, turn, limits, signal },
      context: {
        knowledge,
        person: { ...context(person), conversation: [...earlier, question].map(glossed) },
      },
      usedByTriage: safety.used,
    });
    if (isAnswered) return;
  }
  yield* composedEvents(reply, safety.used, signal);
}

/** The composer's own answer. */
function* composedEvents(
  reply: Pick<Reply, 'offTopic' | 'paragraphs' | 'sources' | 'used' | 'next'>,
  usedByTriage: readonly UsedData[],
  signal?: AbortSignal,
): Generator<AnswerEvent> {
  const { offTopic, paragraphs, sources, used, next } = reply;
  if (offTopic) yield { type: 'off_topic' };
  for (const [index, paragraph] of paragraphs.entries()) {
    signal?.throwIfAborted();
    yield { type: 'text', text: index === 0 ? paragraph : `\n\n${paragraph}` };
  }
  for (const source of sources) yield { type: 'source', source };
  const usedInAll = [...new Set([...usedByTriage, ...used])];
  if (usedInAll.length > 0) yield { type: 'used', data: usedInAll };
  if (next.length > 0) yield { type: 'next', questions: next };
  yield { type: 'done', answeredBy: COMPOSER };
}
