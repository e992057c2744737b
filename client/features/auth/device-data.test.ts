import { expect, test } from 'vitest';
import { clearStores } from '../../lib/storage/browser-stores.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { isDeviceDataEmpty, readDeviceData } from './device-data.ts';

test('nothing saved is nothing to lose', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-sidebar-collapsed', 'true');
  stores.local.setItem(
    'keto-guest-profile',
    '{"age":null,"medicines":[],"ownTargets":{"fat":null},"units":{"glucose":"mmol/L"},"onboarding":"skipped"}',
  );
  expect(isDeviceDataEmpty(readDeviceData(stores))).toBe(true);
});

test('pantry items and journal messages count as saved on this device', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-guest-pantry', '[{"id":"guest-2"},{"id":"guest-1"}]');
  stores.local.setItem('guestJournalMessages', '[{"id":"guest-msg-1"}]');
  const data = readDeviceData(stores);
  expect(data.pantryItems).toHaveLength(2);
  expect(data.conversation).toEqual([{ id: 'guest-msg-1' }]);
  expect(isDeviceDataEmpty(data)).toBe(false);
});

test('chat history stands in where there is no journal', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-chat-history', '[{"message":"a","response":"b"}]');
  expect(readDeviceData(stores).conversation).toEqual([{ message: 'a', response: 'b' }]);
});

test('broken data and stray values are passed over', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-guest-pantry', '{"not":"a list"}');
  stores.local.setItem('keto-chat-history', '["text", null, {"message":"a","response":"b"}]');
  expect(readDeviceData(stores)).toEqual({
    pantryItems: [],
    conversation: [{ message: 'a', response: 'b' }],
    readings: [],
    fasts: [],
    diary: [],
    profile: null,
  });
});

test.each([
  ['keto-guest-readings', '[{"id":"guest-1"}]'],
  ['keto-guest-fasts', '[{"id":"guest-1"}]'],
  ['keto-guest-diary', '[{"id":1}]'],
  ['keto-guest-profile', '{"age":50}'],
])('%s counts as saved on this device', (key, text) => {
  const stores = memoryStores();
  stores.local.setItem(key, text);
  const data = readDeviceData(stores);
  expect(isDeviceDataEmpty(data)).toBe(false);
  expect(JSON.stringify(data)).toContain(text);
});

test('logout empties both stores', () => {
  const stores = memoryStores();
  stores.local.setItem('keto-guest-pantry', '[]');
  stores.session.setItem('guestMode', 'true');
  clearStores(stores);
  expect(stores.local.getItem('keto-guest-pantry')).toBeNull();
  expect(stores.session.getItem('guestMode')).toBeNull();
});
