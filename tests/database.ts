import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer } from './administer.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of the caller's own, cloned from the migrated template in some 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('templateDatabaseUrl'), true);
}

/** An empty database, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('templateDatabaseUrl'), false);
}

async function cloneDatabase(templateUrl: string, migrated: boolean): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = migrated ? new URL(templateUrl).pathname.slice(1) : 'template1';
  await administer(templateUrl, `create database ${name} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(templateUrl, `drop database if exists ${name} with (force)`),
  };
}
