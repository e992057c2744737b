import type { StartFast } from '#contract/fasts.ts';
import type { GuestFast } from '../../lib/fasts/guest-fasts.ts';

export interface FastImportPorts {
  save: (fast: StartFast) => Promise<unknown>;
  removeFromDevice: (id: number) => void;
}

/**
 * Sends each fast once, the oldest first, by its own key. One leaves the device only when the server has it; one that
 * is refused stays and the others go on.
 */
export async function importGuestFasts(
  fasts: readonly GuestFast[],
  { save, removeFromDevice }: FastImportPorts,
): Promise<{ imported: number; left: number }> {
  let imported = 0;
  for (const { id, plannedHours, startedAt, endedAt, idempotencyKey } of [...fasts].reverse()) {
    try {
      await save({ plannedHours, startedAt, idempotencyKey, ...(endedAt ? { endedAt } : {}) });
    } catch {
      continue;
    }
    removeFromDevice(id);
    imported += 1;
  }
  return { imported, left: fasts.length - imported };
}
