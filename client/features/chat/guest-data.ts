import { GUEST_DATA_MOST, type GuestData, guestData } from '#contract/chat.ts';
import { readGuestPantry } from '../../lib/pantry/guest-pantry.ts';
import { readGuestPerson } from '../../lib/person/guest-person.ts';
import { readGuestReadings } from '../../lib/readings/guest-readings.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';

type SentReading = NonNullable<GuestData['readings']>[number];
type SentFood = NonNullable<GuestData['pantry']>[number];

/**
 * What a guest keeps on this device, as far as the coach may speak of it; undefined when there is nothing. Kinds that
 * the guest switched off do not leave the browser.
 */
export function readGuestData(stores: BrowserStores): GuestData | undefined {
  const person = readGuestPerson(stores) ?? undefined;
  const withheld = person?.withheldFromCoach ?? [];
  const profile = withheld.includes('profile') ? undefined : person;
  const readings = (withheld.includes('readings') ? [] : readGuestReadings(stores))
    .slice(0, GUEST_DATA_MOST)
    .map(
      ({
        readingTime,
        glucoseLevel,
        ketoneLevel,
        weight,
        waist,
        isFasting,
        lastMeal,
        feeling,
      }): SentReading => ({
        readingTime,
        glucoseLevel,
        ketoneLevel,
        weight,
        waist,
        isFasting,
        lastMeal,
        feeling,
      }),
    );
  const pantry = (withheld.includes('pantry') ? [] : readGuestPantry(stores)).slice(0, GUEST_DATA_MOST).map(
    (item): SentFood => ({
      productName: item.productName,
      brand: item.brand,
      servingSize: item.servingSize,
      calories: item.calories,
      totalFat: item.totalFat,
      totalCarbs: item.totalCarbs,
      dietaryFiber: item.dietaryFiber,
      protein: item.protein,
      netCarbs: item.netCarbs,
      ketoScore: item.ketoScore,
      createdAt: item.createdAt,
    }),
  );
  if (!profile && readings.length === 0 && pantry.length === 0) return undefined;
  // What the server would refuse must not cost the person their question.
  const checked = guestData.safeParse({ profile, readings, pantry });
  return checked.success ? checked.data : undefined;
}
