import { useQuery } from '@tanstack/react-query';
import { EMERGENCY_REGIONS } from '#domain/person/emergency-numbers.ts';
import { useSession } from '../session/current-user.ts';
import { profileQuery } from '../session/disclaimers.ts';
import { browserStores, isRecord, readJson } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

export interface OwnCountry {
  /** Two letters, ISO 3166-1. */
  code: string;
  from: 'profile' | 'device';
}

const COUNTRIES = EMERGENCY_REGIONS.flatMap(({ countries }) => countries.map(({ country }) => country));

const hasCountry = (value: unknown): value is { country: string } =>
  isRecord(value) && typeof value.country === 'string';

/** Newer than TypeScript's library; absent in older browsers. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** IANA zones of a country, by its two letters; none where the browser does not know them. */
export const zonesOf = (code: string) =>
  (new Intl.Locale('und', { region: code }) as ZonedLocale).getTimeZones?.() ?? [];

/**
 * The country of a device, among those whose numbers we know: that of its clock's zone, for many set their browser to
 * American English wherever they live; else the region of its language.
 * @param zone IANA
 * @param language BCP 47
 */
export function countryOfDevice(zone: string, language: string): string | null {
  const byClock = COUNTRIES.find((code) => zonesOf(code).includes(zone));
  if (byClock) return byClock;
  const region = new Intl.Locale(language).region ?? '';
  return COUNTRIES.includes(region) ? region : null;
}

/** Where the person is, as far as it is known without asking anybody: nothing is fetched for it. */
export function useOwnCountry(): OwnCountry | null {
  const { kind } = useSession();
  const profile = useQuery({ ...profileQuery(), enabled: false });
  const saved =
    kind === 'guest'
      ? readJson(browserStores().local, STORAGE_KEY.guestProfile, hasCountry)?.country
      : profile.data?.country;
  if (saved) return { code: saved, from: 'profile' };
  const code = countryOfDevice(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
  return code ? { code, from: 'device' } : null;
}
