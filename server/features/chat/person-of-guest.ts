import type { Person } from '#coach/person/person.ts';
import type { GuestData } from '#contract/chat.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';

/** A guest, from what the browser sent along. A guest has no saved plans. */
export function personOfGuest(data: GuestData | undefined): Person {
  const readings = data?.readings?.map(toReading).sort(byNewest) ?? [];
  return {
    profile: async () => data?.profile ?? null,
    readings: async () => readings,
    pantry: async () => data?.pantry ?? [],
    plans: async () => [],
    diary: async () => data?.diary ?? [],
  };
}

/** The number is the place in what was sent; nothing refers to it. */
function toReading(sent: NonNullable<GuestData['readings']>[number], index: number): HealthReading {
  return { ...EMPTY_READING, ...sent, id: index + 1, createdAt: sent.readingTime };
}

function byNewest(a: HealthReading, b: HealthReading): number {
  return Date.parse(b.readingTime) - Date.parse(a.readingTime);
}
