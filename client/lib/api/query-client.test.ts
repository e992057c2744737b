import { expect, test } from 'vitest';
import { currentUserQuery } from '../session/current-user.ts';
import { createQueryClient } from './query-client.ts';

test('data is never stale, asked for once, and not again on focus or by the clock', () => {
  const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test('the user is fresh for 5 minutes, cached for 10, tried once more, asked on mount and not on focus', () => {
  expect(currentUserQuery()).toMatchObject({
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    retry: 1,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });
});
