/** "Nov 21, 2026, 8:35 PM" in the person's language and zone. */
export const createdText = (createdAt: string, zone: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(createdAt),
  );
