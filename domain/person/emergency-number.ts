const EUROPE = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK';

const NUMBERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EUROPE.split(' ').map((country) => [country, '112'])),
  US: '911',
  CA: '911',
  MX: '911',
  GB: '999',
  AU: '000',
  NZ: '111',
};

/**
 * The emergency number to name, fit for "Call ... now": digits where the country is known to us, else words.
 * @param country two letters, ISO 3166-1
 */
export function emergencyNumber(country: string | null): string {
  return (
    NUMBERS[country ?? ''] ??
    '911 in the US and Canada, 112 in Europe, 999 in the UK, or your local emergency number'
  );
}
