import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Coach } from '#coach/coach.ts';
import type { Food } from '#domain/nutrition/food.ts';
import type { LabelReader } from '#label-reader/label-reader.ts';
import type { ProductDatabase } from '#label-reader/product-database/product-database.ts';
import type { VisionReader } from '#label-reader/vision/vision-reader.ts';
import type { MealPlanner } from '#meal-planner/plan-request.ts';
import { BackgroundTasks } from './background-tasks.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/client.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { accountSessionRoutes } from './features/accounts/account-session-routes.ts';
import { emailRoutes } from './features/accounts/email/email-routes.ts';
import { newcomerRoutes } from './features/accounts/newcomer-routes.ts';
import { passkeyRoutes } from './features/accounts/passkeys/passkey-routes.ts';
import { passwordRoutes } from './features/accounts/password-routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor-routes.ts';
import { sessionRoutes } from './features/accounts/session-routes.ts';
import { answerFeedbackRoutes } from './features/answer-feedback/routes.ts';
import { coachRoutes } from './features/chat/coach-routes.ts';
import { chatHistoryRoutes } from './features/chat/history-routes.ts';
import { listEaten } from './features/chat/list-eaten.ts';
import { listSavedPlans } from './features/chat/list-saved-plans.ts';
import { diaryRoutes } from './features/diary/routes.ts';
import { fastRoutes } from './features/fasts/routes.ts';
import { foodRoutes } from './features/foods/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { listReadings } from './features/health-readings/list-readings.ts';
import { healthReadingRoutes } from './features/health-readings/routes.ts';
import type { AdviceDeps } from './features/health-readings/with-advice.ts';
import type { PlanningDeps } from './features/meal-plans/generate-meal-plan.ts';
import { planIdeas } from './features/meal-plans/plan-ideas.ts';
import { mealPlanRoutes } from './features/meal-plans/routes.ts';
import { createModelTurns } from './features/model-usage/create-model-turns.ts';
import { nutritionRoutes } from './features/nutrition/routes.ts';
import { listPantryItems } from './features/pantry/list-pantry-items.ts';
import { pantryRoutes } from './features/pantry/routes.ts';
import { productChatRoutes } from './features/product-chat/routes.ts';
import { findProfile } from './features/profile/find-profile.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { updateProfile } from './features/profile/update-profile.ts';
import { savedConversationRoutes } from './features/saved-conversations/routes.ts';
import { batchedLines } from './logging/batched-lines.ts';
import { loggerOptions, logRequests } from './logging/logger-options.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ConfiguredModel } from './models/language-model.ts';
import { keepMetrics } from './operations/metrics.ts';
import { logSecurity } from './operations/security-log.ts';
import { identifyActor } from './plugins/actor.ts';
import { limitWrites } from './plugins/ai-limit.ts';
import { documentApi } from './plugins/api-docs.ts';
import { serveClient } from './plugins/client-files.ts';
import { compressAnswers } from './plugins/compress-answers.ts';
import { describeRefusals } from './plugins/describe-refusals.ts';
import { handleErrors, sendError } from './plugins/error-handler.ts';
import { checkOrigin } from './plugins/origin-check.ts';
import { schedulePruning } from './plugins/pruning.ts';
import { requireSchemas } from './plugins/require-schemas.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { registerSessions } from './plugins/sessions.ts';
import { describeSite } from './plugins/site-map.ts';
import { stopInOrder } from './plugins/stopping.ts';
import { keepRoom } from './plugins/storage-room.ts';
import { ARRIVAL_LIMITS, endStalledUploads, STALL_LIMIT_MS } from './plugins/time-limits.ts';
import { toAppError } from './plugins/to-app-error.ts';
import { createRateLimits } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';
import { createStorageQuotas } from './storage-quotas.ts';

/** The newest readings that the coach looks at: more than a year of ten a day. */
const COACH_READINGS_MOST = 5000;
/** The newest foods it looks at, whole: more than a kitchen holds. */
const COACH_FOODS_MOST = 2000;

/** Everything the server needs from outside; the process and the tests each bring their own. */
export interface AppDeps {
  config: Config;
  database: OpenDatabase;
  secrets: Secrets;
  mailer: Mailer;
  clock: Clock;
  labelReader: Pick<LabelReader, 'read'>;
  /** Where barcodes are looked up; nowhere without it. */
  productDatabase?: ProductDatabase | null;
  /** A model that reads label photos too; none without it. */
  visionReader?: VisionReader | null;
  coach: Coach;
  adviseOnReading: AdviceDeps['adviseOnReading'];
  planner: Pick<MealPlanner, 'plan'>;
  /** Words the coach's answers; its own composer does without it. */
  wordingModel: ConfiguredModel | null;
  /** The foods table, loaded on first use. */
  foods: () => readonly Food[];
  /** Folder of the built client; null or a folder without index.html serves the API alone. */
  clientDir: string | null;
  /** After how long without a byte an upload counts as stalled; one minute without it. */
  stallLimitMs?: number;
  /** What /healthz warns of; nothing without it. */
  healthWarnings?: () => readonly string[];
  /** Where log lines go; standard output without it. */
  logStream?: NodeJS.WritableStream;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Work started by requests that were already answered. */
    background: BackgroundTasks;
  }
}

/** Puts the server together without listening. Closing it waits for running requests and background work. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, clock } = deps;
  const lines = deps.logStream ? null : batchedLines(process.stdout);
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, deps.logStream ?? lines ?? undefined),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY,
    ...ARRIVAL_LIMITS,
    // An address that cannot be decoded never reaches a route or the error handler below.
    frameworkErrors: (error, request, reply) => sendError(toAppError(error), request, reply),
    // A stopping server finishes what it has begun and lets idle connections go.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const background = new BackgroundTasks((task, err) =>
    app.log.error({ err, task }, 'background task failed'),
  );
  app.decorate('background', background);
  app.addHook('onClose', async () => {
    await background.settled();
    lines?.end();
  });

  handleErrors(app);
  logRequests(app);
  keepMetrics(app, { token: config.METRICS_TOKEN, pool: database.pool });
  stopInOrder(app);
  endStalledUploads(app, deps.stallLimitMs ?? STALL_LIMIT_MS);
  await setSecurityHeaders(app, config);
  await compressAnswers(app);
  await documentApi(app);
  schedulePruning(app, database.db, clock);

  await app.register(healthRoutes, { db: database.db, warnings: deps.healthWarnings ?? (() => []) });
  await app.register((api) => registerApi(api, deps), { prefix: '/api' });
  describeSite(app, config.PUBLIC_URL);
  await serveClient(app, deps.clientDir);
  return app;
}

/** The calls of the client; only these look at cookies, so pages and files never touch the sessions table. */
async function registerApi(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, secrets, clock } = deps;
  const { db, pool } = deps.database;
  const limits = createRateLimits(pool, config, secrets.rateLimitKey);

  requireSchemas(api);
  describeRefusals(api);
  checkOrigin(api, config.PUBLIC_URL);
  await registerSessions(api, { config, secrets, db, clock });
  identifyActor(api, secrets.guestKey);
  logSecurity(api, secrets.askerKey);
  limitWrites(api, limits);
  keepRoom(api, createStorageQuotas(db, clock, config));

  // No body means a body without fields: defaults apply, and what is missing is named field by field.
  api.addHook('preValidation', async (request) => {
    request.body ??= {};
  });

  const turns = createModelTurns({
    db,
    clock,
    config,
    model: deps.wordingModel,
    askerKey: secrets.askerKey,
  });
  const accounts = { ...deps, db, limits, background: api.background };
  await api.register(sessionRoutes, accounts);
  await api.register(newcomerRoutes, accounts);
  await api.register(passwordRoutes, accounts);
  await api.register(emailRoutes, accounts);
  await api.register(accountRoutes, accounts);
  await api.register(accountSessionRoutes, accounts);
  await api.register(secondFactorRoutes, accounts);
  await api.register(passkeyRoutes, accounts);
  await api.register(profileRoutes, { db, clock });
  await api.register(healthReadingRoutes, {
    db,
    clock,
    limits,
    adviseOnReading: deps.adviseOnReading,
    findPerson: (userId) => findProfile({ db, clock }, userId),
    updateProfile: (tx, userId, changes) => updateProfile({ db: tx, clock }, userId, changes),
  });
  await api.register(fastRoutes, { db, clock });
  await api.register(diaryRoutes, { db, clock, limits });
  await api.register(pantryRoutes, { db, clock, foods: deps.foods });
  await api.register(foodRoutes, { limits });
  const planning: PlanningDeps = {
    db,
    clock,
    planner: deps.planner,
    findPerson: (userId) => findProfile({ db, clock }, userId),
  };
  await api.register(mealPlanRoutes, { ...planning, limits });
  await api.register(nutritionRoutes, { ...deps, limits });
  await api.register(coachRoutes, {
    coach: deps.coach,
    clock,
    limits,
    turns,
    sources: {
      findProfile: (userId) => findProfile({ db, clock }, userId),
      listReadings: (userId) => listReadings(db, userId, { limit: COACH_READINGS_MOST }),
      listPantry: (userId) => listPantryItems(db, userId, COACH_FOODS_MOST),
      listPlans: (userId) => listSavedPlans(db, userId),
      listDiary: (userId) => listEaten(db, userId, clock.now()),
    },
    planIdeas: (userId, meals, signal) => planIdeas(planning, userId, meals, signal),
  });
  await api.register(chatHistoryRoutes, { db, clock });
  await api.register(savedConversationRoutes, { db, clock });
  await api.register(answerFeedbackRoutes, { db, clock, limits, askerKey: secrets.askerKey });
  await api.register(productChatRoutes, { ...deps, db, limits, turns });
}
