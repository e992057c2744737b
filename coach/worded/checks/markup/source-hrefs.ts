/** The sources an answer may cite, by number and by address. */
export type SourceHrefs = {
  allow(number: number, href: string | undefined): void;
  has(number: number): boolean;
  /** The mark of a known source: a link where its address is known. */
  mark(number: number): string;
  /** Number of the source with this address; null where none has it. */
  numberOf(href: string): number | null;
};

export function createSourceHrefs(): SourceHrefs {
  const hrefs = new Map<number, string | undefined>();
  return {
    allow(number, href) {
      if (href !== undefined || !hrefs.has(number)) hrefs.set(number, href);
    },
    has: (number) => hrefs.has(number),
    mark(number) {
      const href = hrefs.get(number);
      return href === undefined ? `[${number}]` : `[[${number}]](${href})`;
    },
    numberOf: (href) => [...hrefs].find(([, known]) => known === href)?.[0] ?? null,
  };
}
