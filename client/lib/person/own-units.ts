import type { PersonalData } from '#contract/profile.ts';
import { api } from '../api/api.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { changeGuestPerson, readGuestPerson } from './guest-person.ts';
import { zonesOf } from './own-country.ts';

/**
 * Units of somebody new, where the device's clock tells that they are not the metric ones a profile begins with: in the
 * United States, pounds, inches and ounces. By the clock alone, for many browsers speak American English elsewhere.
 * @param zone IANA
 */
export const unitsOfDevice = (zone: string): PersonalData['units'] | null =>
  zonesOf('US').includes(zone) ? { glucose: 'mg/dL', weight: 'lb', length: 'in', food: 'oz' } : null;

const ownUnits = () => unitsOfDevice(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A guest of this device who has said nothing yet begins with the units of their country. */
export function beginGuestUnits(): void {
  const units = ownUnits();
  const stores = browserStores();
  if (units && readGuestPerson(stores) === null) changeGuestPerson(stores, { units });
}

/** The same for an account just made. Not saved, it begins with metric units, and the profile changes them. */
export async function beginAccountUnits(): Promise<void> {
  const units = readGuestPerson(browserStores())?.units ?? ownUnits();
  if (units) await api.run('PATCH', '/api/profile', { body: { units } }).catch(() => undefined);
}
