import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { emptyDatabase } from '../../../lib/storage/database.ts';
import { blankAnalysis } from '../partial-analysis.ts';
import { createDraftSaver } from './draft-saver.ts';
import { NO_WORK, type ScanDraft } from './scan-draft.ts';

const opened: (() => void)[] = [];

/** A page of a tab, whose session store outlives it. */
export function page({ session }: BrowserStores, owner = '7') {
  const here = { owner: owner as string | null };
  const told: boolean[] = [];
  const saver = createDraftSaver({
    ownerNow: () => here.owner,
    session,
    onStored: (isStored) => void told.push(isStored),
  });
  const close = saver.watchPage();
  opened.push(close);
  return { saver, told, here, close };
}

/** What is under way is on the disk once a later transaction has ended. */
export async function settled(told: boolean[], times = 1) {
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(times));
}

beforeEach(() => {
  // What of the browser the saver follows.
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
});

afterEach(async () => {
  for (const close of opened.splice(0)) close();
  await emptyDatabase('scans', 'photos');
  vi.unstubAllGlobals();
});

export const photo = (name = 'label.jpg', text = 'picture') => new File([text], name, { type: 'image/jpeg' });

export const product = (work: Partial<typeof NO_WORK> = {}): ScanDraft => ({
  step: 'product',
  photos: [],
  product: {
    analysis: blankAnalysis(),
    typed: true,
    seq: null,
    work: { ...NO_WORK, ...work },
  },
});

/** The locks of a browser, over all its pages. */
export function stubLocks(taken: Set<string>) {
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _options: unknown, run: () => Promise<void>) => {
        if (taken.has(name)) throw new DOMException('timed out', 'TimeoutError');
        return run();
      },
      query: async () => ({ held: [...taken].map((name) => ({ name })) }),
    },
  });
}
