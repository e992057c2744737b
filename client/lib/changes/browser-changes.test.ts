import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { newUuid } from '../browser/new-uuid.ts';
import { rowKey } from '../readings/reading.ts';
import { accountReadingsQuery, withPendingReadings } from '../readings/readings.ts';
import { openBrowserChanges } from './browser-changes.ts';
import { pendingChanges } from './changes.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('a reading that waited to be sent keeps its one row once it is stored', async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('BroadcastChannel', undefined);
  const at = '2026-11-21T10:00:00.000Z';
  const saved = { ...EMPTY_READING, id: 100, glucoseLevel: 90, readingTime: at, createdAt: at, advice: null };
  vi.stubGlobal('fetch', async () => Response.json(saved));
  const client = new QueryClient();
  const { queryKey } = accountReadingsQuery();
  client.setQueryData(queryKey, []);
  const rows = () =>
    withPendingReadings(client.getQueryData(queryKey) ?? [], pendingChanges(client)).map(rowKey);
  const changes = await openBrowserChanges(client, {}, () => '7');
  onlineManager.setOnline(false);
  await changes.keep('reading.add', { reading: { glucoseLevel: 90 } }, newUuid());
  const waiting = rows();
  const seen = new Set<string>();
  client.getQueryCache().subscribe(() => seen.add(String(rows())));
  onlineManager.setOnline(true);
  await changes.flush();
  await expect.poll(() => pendingChanges(client)).toEqual([]);
  expect(client.getQueryData(queryKey)).toMatchObject([{ id: 100 }]);
  expect(waiting).toHaveLength(1);
  expect(rows()).toEqual(waiting);
  expect([...seen]).toEqual([String(waiting)]);
});
