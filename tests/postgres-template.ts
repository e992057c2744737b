import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { administer } from './administer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that each test file clones. */
    templateDatabaseUrl: string;
  }
}

/**
 * One real PostgreSQL for the whole run: the embedded one, or with TEST_DATABASE_URL a server of somebody else's, of
 * which the role must be allowed to make databases.
 */
export default async function setup(project: TestProject) {
  const { url, end } = process.env.TEST_DATABASE_URL
    ? await templateAt(process.env.TEST_DATABASE_URL)
    : await embeddedTemplate();
  await migrateDatabase(url);
  project.provide('templateDatabaseUrl', url);
  return end;
}

/** Durability is off because nothing here must survive a power cut. */
async function embeddedTemplate() {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const end = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, end };
}

async function templateAt(server: string) {
  const name = `test_template_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, end: () => administer(server, `drop database ${name} with (force)`) };
}
