import type { ModelSpending, ModelTurn } from '#coach/worded/model-turn.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import type { ConfiguredModel } from '../../models/language-model.ts';
import type { Asking, ModelTurns } from '../../models/model-turns.ts';
import { type AskerSettings, type CountedAsker, countsOf } from './askers.ts';
import { countQuestionsLeft } from './count-questions-left.ts';
import { type Reservation, reserveQuestion } from './reserve-question.ts';
import { costMicros, type Prices, settleQuestion } from './settle-question.ts';

interface ModelUsageDeps {
  db: Database;
  clock: Clock;
  /** Null where no model is set up. */
  model: ConfiguredModel | null;
  askerKey: string;
  config: AskerSettings['config'] & Prices;
}

/** Days of usage are those of UTC, the same for all askers of one server. */
const ZONE = 'UTC';

/**
 * Turns with the model, counted for each asker and day. A limit of none leaves such askers to the embedded coach, whose
 * answers are not counted: they cost nothing but the calls a minute that are limited elsewhere.
 */
export function createModelTurns(deps: ModelUsageDeps): ModelTurns {
  const { db, clock } = deps;
  const countsWith = (asking: Asking) => {
    const counts = countsOf(asking, deps);
    return deps.model && counts[0].limit > 0 ? { model: deps.model, counts } : null;
  };
  return {
    turnFor(asking) {
      const served = countsWith(asking);
      return served && turnOf(deps, served, asking.log);
    },
    async coachInfo(asking) {
      const served = countsWith(asking);
      if (!served) return { answeredBy: 'composer', sentTo: null, daily: null };
      const { name, sentTo } = served.model;
      return {
        answeredBy: name,
        sentTo,
        daily: await countQuestionsLeft(db, served.counts, dayIn(ZONE, clock.now())),
      };
    },
  };
}

interface Served {
  model: ConfiguredModel;
  counts: [CountedAsker, ...CountedAsker[]];
}

function turnOf(
  { db, clock, config }: ModelUsageDeps,
  { model, counts }: Served,
  log: Asking['log'],
): ModelTurn {
  /** Set while a question is taken and not yet settled. */
  let takenOn: string | null = null;
  return {
    model,
    async take() {
      const day = dayIn(ZONE, clock.now());
      const reservation = await reserveQuestion(db, counts, day);
      if (reservation !== 'taken') {
        return { allowed: false, notice: usedUpNotice(reservation, model.name, counts[0].limit) };
      }
      takenOn = day;
      return { allowed: true };
    },
    async spent(spending) {
      if (takenOn === null) return;
      const day = takenOn;
      takenOn = null;
      logSpending(log, model.name, spending, config);
      try {
        await settleQuestion(db, counts, day, spending, config);
      } catch (err) {
        log.error({ err }, 'model usage could not be counted');
      }
    },
  };
}

/** One line for each answer, without its words. */
function logSpending(
  log: Asking['log'],
  model: string,
  { inputTokens, outputTokens, failure }: ModelSpending,
  prices: Prices,
): void {
  const spent = {
    model,
    inputTokens,
    outputTokens,
    costMicros: costMicros(inputTokens ?? 0, outputTokens ?? 0, prices),
  };
  if (failure) log.warn({ ...spent, ...failure }, 'model failed');
  else log.info(spent, 'model answered');
}

/** Said beside the embedded coach's answer; no error, for the question is answered. */
function usedUpNotice(reservation: Exclude<Reservation, 'taken'>, name: string, limit: number): string {
  const answers =
    reservation === 'own used up'
      ? `You've used today's ${limit === 1 ? 'one answer' : `${limit} answers`} from ${name}.`
      : `Guests on your network have used up today's answers from ${name}.`;
  return `${answers} Captain Keto will use his own built-in answers until tomorrow.`;
}
