import { join } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']);

/** `true` or a list of proxy addresses, as Fastify's `trustProxy` takes them. */
const trustProxy = z.union([
  flag.transform((value) => value === 'true'),
  z
    .string()
    .regex(/^[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*$/)
    .transform((list) => list.split(',').map((address) => address.trim())),
]);

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be between ${low} and ${high}`);

const address = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

/** An address is shown and logged where a key must not be. */
function holdsNoSecret(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password, search } = new URL(value);
  return `${username}${password}${search}` === '';
}

const rowQuota = (usual: number) => wholeNumber(1, 100_000_000).default(usual);

/** A price as people write it: 0.25 or 15. */
const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.25')
  .transform(Number)
  .refine((value) => value <= 10_000, 'must be at most 10000');

const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** Every setting the server reads, by its environment variable. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to serve on; 0 takes any free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` opens it to the network'),
  DATABASE_URL: address(['postgres:', 'postgresql:'])
    .optional()
    .describe('PostgreSQL 15 or newer; without it an embedded one runs inside `DATA_DIR`'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, secrets and unsent mail'),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      'Folder for daily backups, best on another disk; `DATA_DIR/backups` without it, and with a `DATABASE_URL` none are made',
    ),
  BACKUP_KEEP: wholeNumber(0, 10_000).default(7).describe('Daily backups that are kept; 0 makes none'),
  BACKUP_KEY: z
    .string()
    .min(12, 'must be at least 12 characters')
    .optional()
    .describe('Encrypts backups: a passphrase, or a key of `age`'),
  DISK_ALARM_MB: wholeNumber(0, 100_000_000)
    .default(1_000)
    .describe(
      'Free space below which log and `/healthz` warn that the disk of `DATA_DIR` is nearly full; 0 never',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters')
    .optional()
    .describe('Signs cookies and guest ids; without it a random one is kept in `DATA_DIR`'),
  PUBLIC_URL: address(['http:', 'https:'])
    .optional()
    .describe('Address people open, for mail links and the Origin check; `http://localhost:PORT` without it'),
  TRUST_PROXY: trustProxy
    .default(false)
    .describe(
      'Proxies whose forwarded headers count: their addresses with commas between, or `true` for any',
    ),
  DRAIN_SECONDS: wholeNumber(0, 600)
    .default(0)
    .describe(
      'Behind a load balancer: how long a server that was asked to stop goes on serving while `/readyz` already fails',
    ),
  SMTP_URL: address(['smtp:', 'smtps:'])
    .optional()
    .describe(
      'Mail server, which also has people confirm their addresses; without it mails are written to `DATA_DIR/outbox`',
    ),
  MAIL_FROM: z.string().default('Keto Navigator <captain@localhost>').describe('Sender of mails'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must be at least 16 characters')
    .optional()
    .describe('Bearer token that opens `/metrics`; without it there is no such page'),
  AI_CALLS_PER_MINUTE: wholeNumber(1, 100_000)
    .default(30)
    .describe('Questions and photos one person may send per minute'),
  AI_PROVIDER: z
    .enum(AI_PROVIDERS)
    .optional()
    .describe(
      'Model provider: `openai`, `anthropic`, `google`, or `openai-compatible` for Ollama, LM Studio, vLLM, llama.cpp; without it everything is answered by the embedded engines',
    ),
  AI_MODEL: z.string().optional().describe('Name of the model; it must take pictures to help with labels'),
  AI_API_KEY: z.string().optional().describe('Key of the provider; a local server needs none'),
  AI_BASE_URL: address(['http:', 'https:'])
    .refine(holdsNoSecret, 'must hold no key or password; the key goes into AI_API_KEY')
    .optional()
    .describe(
      "Address of the model's interface, e.g. `http://localhost:11434/v1`; the provider's own without it",
    ),
  AI_TIME_LIMIT: wholeNumber(10, 3600)
    .default(90)
    .describe('Seconds a model may take for one answer; a slow machine of your own needs more'),
  AI_DAILY_QUESTIONS_GUEST: wholeNumber(0, 1_000_000)
    .default(20)
    .describe(
      'Answers a day that the model words for one guest or visitor; after them the embedded coach answers',
    ),
  AI_DAILY_QUESTIONS_ACCOUNT: wholeNumber(0, 1_000_000)
    .default(100)
    .describe('Answers a day that the model words for one account'),
  AI_PRICE_INPUT: price
    .optional()
    .describe('US dollars per million tokens that the model reads, to keep count of the costs'),
  AI_PRICE_OUTPUT: price.optional().describe('US dollars per million tokens that the model writes'),
  OPEN_FOOD_FACTS_URL: address(['http:', 'https:'])
    .optional()
    .describe(
      'Service that looks up barcodes, e.g. `https://world.openfoodfacts.org`; only the product number is sent, and nothing without this address',
    ),
  WRITES_PER_MINUTE: wholeNumber(1, 100_000)
    .default(600)
    .describe('Changes one account may send per minute: readings, foods, chats and the rest'),
  QUOTA_READINGS: rowQuota(500_000).describe('Readings one account may store'),
  QUOTA_FASTS: rowQuota(20_000).describe('Fasts one account may store'),
  QUOTA_DIARY: rowQuota(200_000).describe('Diary entries one account may store'),
  QUOTA_FOODS: rowQuota(50_000).describe('Foods one account may store'),
  QUOTA_EXCHANGES: rowQuota(50_000).describe(
    'Exchanges with the coach that one account may store, in the chat and again in saved conversations',
  ),
  QUOTA_CONVERSATIONS: rowQuota(5_000).describe('Conversations one account may save'),
  QUOTA_PRODUCT_QUESTIONS: rowQuota(20_000).describe('Questions about products that are kept of one account'),
  QUOTA_MB: wholeNumber(1, 1_000_000)
    .default(250)
    .describe('Megabytes one account may store of each of these kinds, and of meal plans'),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000_000)
    .default(1)
    .describe('Multiplies every rate limit, for load tests and shared addresses'),
});

/**
 * The settings by their variables. `PUBLIC_URL` and `BACKUP_DIR` are always filled, the first without a trailing slash.
 */
export type Config = z.output<typeof environment> & {
  PUBLIC_URL: string;
  BACKUP_DIR: string;
  /** Whether backups are made without being asked for: of the embedded database, or where a folder is given. */
  makesBackups: boolean;
};

/** A setting is wrong; `message` is one line that names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings once, at start. An empty variable counts as absent.
 * @throws ConfigError
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${problemOf(issue)}`);
    throw new ConfigError(`Wrong settings: ${problems.join('; ')}`);
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, '');
  requireProxyForHttps(publicUrl, values.TRUST_PROXY);
  requireWholeModel(values);
  requireBothPrices(values);
  return {
    ...values,
    PUBLIC_URL: publicUrl,
    BACKUP_DIR: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    makesBackups: values.BACKUP_KEEP > 0 && (!values.DATABASE_URL || values.BACKUP_DIR !== undefined),
  };
}

/** The server itself speaks plain HTTP, so https means a proxy; untrusted, no cookie could ever be set. */
function requireProxyForHttps(publicUrl: string, trusted: Config['TRUST_PROXY']): void {
  if (publicUrl.startsWith('https:') && !trusted) {
    throw new ConfigError('Wrong settings: TRUST_PROXY must be set when PUBLIC_URL is an https address');
  }
}

/** A model that is half set up would silently never answer. */
function requireWholeModel(values: z.output<typeof environment>): void {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: key, AI_BASE_URL: url } = values;
  if (!provider) {
    if (model || key || url) throw new ConfigError('Wrong settings: AI_PROVIDER must be set to use a model');
    return;
  }
  if (!model) throw new ConfigError('Wrong settings: AI_MODEL must name a model of the AI_PROVIDER');
  if (provider === 'openai-compatible') {
    if (!url) throw new ConfigError('Wrong settings: AI_BASE_URL must be set for openai-compatible');
  } else if (!key) {
    throw new ConfigError(`Wrong settings: AI_API_KEY must be set for ${provider}`);
  }
}

/** With one of the two, the costs would be counted too low. */
function requireBothPrices(values: z.output<typeof environment>): void {
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = values;
  if ((input === undefined) !== (output === undefined)) {
    throw new ConfigError('Wrong settings: AI_PRICE_INPUT and AI_PRICE_OUTPUT must be set together');
  }
}

/** Zod's own texts speak of types; a variable's text is what the person can change. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_union') return 'must be true, false, or proxy addresses with commas between';
  return issue.message;
}

export interface SettingDescription {
  name: string;
  /** As written in an environment file; null where there is no default. */
  defaultValue: string | null;
  description: string;
}

/** What the table of settings in the README must say, in its order. */
export const CONFIG_SETTINGS: SettingDescription[] = Object.entries(environment.shape).map(
  ([name, schema]) => ({
    name,
    defaultValue: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null,
    description: schema.description ?? '',
  }),
);
