import { describe, expect, test } from 'vitest';
import { CONFIG_SETTINGS, ConfigError, parseConfig } from './config.ts';

test('nothing set: everything has a default that works on one machine', () => {
  expect(parseConfig({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: false,
    MAIL_FROM: 'Keto Navigator <captain@localhost>',
    LOG_LEVEL: 'info',
    AI_CALLS_PER_MINUTE: 30,
    AI_TIME_LIMIT: 90,
    AI_DAILY_QUESTIONS_GUEST: 20,
    AI_DAILY_QUESTIONS_ACCOUNT: 100,
    WRITES_PER_MINUTE: 600,
    QUOTA_READINGS: 500_000,
    QUOTA_DIARY: 200_000,
    QUOTA_FASTS: 20_000,
    QUOTA_FOODS: 50_000,
    QUOTA_EXCHANGES: 50_000,
    QUOTA_CONVERSATIONS: 5_000,
    QUOTA_PRODUCT_QUESTIONS: 20_000,
    QUOTA_MB: 250,
    RATE_LIMIT_FACTOR: 1,
    DRAIN_SECONDS: 0,
    BACKUP_DIR: 'data/backups',
    BACKUP_KEEP: 7,
    makesBackups: true,
    DISK_ALARM_MB: 1000,
  });
});

test('an empty variable counts as absent, and other programs’ variables are ignored', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ', PATH: '/bin' })).toEqual(parseConfig({}));
});

test('the public address follows the port unless it is set', () => {
  expect(parseConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(parseConfig({ PORT: '8080', PUBLIC_URL: 'http://keto.example.org/' }).PUBLIC_URL).toBe(
    'http://keto.example.org',
  );
});

test.each([
  ['true', true],
  ['false', false],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(parseConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected);
});

describe('mistakes are told in one line that names the variable', () => {
  test.each([
    [{ PORT: 'eighty' }, 'Wrong settings: PORT must be a whole number'],
    [{ PORT: '70000' }, 'Wrong settings: PORT must be between 0 and 65535'],
    [
      { DATABASE_URL: 'mysql://host/db' },
      'Wrong settings: DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
    [{ SESSION_SECRET: 'short' }, 'Wrong settings: SESSION_SECRET must be at least 32 characters'],
    [
      { PUBLIC_URL: 'keto.example.org' },
      'Wrong settings: PUBLIC_URL must be an address that starts with http:// or https://',
    ],
    [
      { PUBLIC_URL: 'https://keto.example.org' },
      'Wrong settings: TRUST_PROXY must be set when PUBLIC_URL is an https address',
    ],
    [
      { AI_PROVIDER: 'oracle' },
      'Wrong settings: AI_PROVIDER must be one of openai, anthropic, google, openai-compatible',
    ],
    [{ AI_MODEL: 'gpt-5' }, 'Wrong settings: AI_PROVIDER must be set to use a model'],
    [
      { AI_PROVIDER: 'openai', AI_API_KEY: 'k' },
      'Wrong settings: AI_MODEL must name a model of the AI_PROVIDER',
    ],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5' }, 'Wrong settings: AI_API_KEY must be set for openai'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3-vl' },
      'Wrong settings: AI_BASE_URL must be set for openai-compatible',
    ],
    [{ AI_DAILY_QUESTIONS_GUEST: '-1' }, 'Wrong settings: AI_DAILY_QUESTIONS_GUEST must be a whole number'],
    [
      { AI_PRICE_INPUT: '2,50', AI_PRICE_OUTPUT: '10' },
      'Wrong settings: AI_PRICE_INPUT must be a number such as 0.25',
    ],
    [{ AI_PRICE_INPUT: '2.50' }, 'Wrong settings: AI_PRICE_INPUT and AI_PRICE_OUTPUT must be set together'],
    [
      { OPEN_FOOD_FACTS_URL: 'world.openfoodfacts.org' },
      'Wrong settings: OPEN_FOOD_FACTS_URL must be an address that starts with http:// or https://',
    ],
    [
      { TRUST_PROXY: 'maybe' },
      'Wrong settings: TRUST_PROXY must be true, false, or proxy addresses with commas between',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'Wrong settings: LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    [
      { PORT: 'x', RATE_LIMIT_FACTOR: '0' },
      'Wrong settings: PORT must be a whole number; RATE_LIMIT_FACTOR must be between 1 and 1000000',
    ],
  ])('%j', (env, message) => {
    expect(() => parseConfig(env)).toThrow(new ConfigError(message));
  });
});

test.each([
  [{}, true],
  [{ BACKUP_KEEP: '0' }, false],
  [{ DATABASE_URL: 'postgres://sea' }, false],
  [{ DATABASE_URL: 'postgres://sea', BACKUP_DIR: '/mnt/backups' }, true],
])('backups are made by themselves with %j: %s', (env, made) => {
  expect(parseConfig(env).makesBackups).toBe(made);
});

test('every setting is described for the README', () => {
  for (const { name, description } of CONFIG_SETTINGS) expect(description, name).toMatch(/\w{3,}/);
  expect(CONFIG_SETTINGS.find((setting) => setting.name === 'PORT')).toEqual({
    name: 'PORT',
    defaultValue: '3000',
    description: 'Port to serve on; 0 takes any free one',
  });
});
