import pg from 'pg';

/**
 * Runs a command about databases, over the one called `postgres`: cloning needs the template free of connections.
 * @param serverUrl of any database of the server
 */
export async function administer(serverUrl: string, sql: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
