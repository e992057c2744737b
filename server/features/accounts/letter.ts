/**
 * The text of a mail in the Captain's words.
 * @param displayName of an owner whose account it is about; null for an address that a stranger may have typed, who
 * could otherwise have us mail any words they like
 */
export const letter = (displayName: string | null, lines: readonly string[]): string =>
  [`Ahoy${displayName ? ` ${displayName}` : ''},`, '', ...lines, '', 'Fair winds,', 'Captain Keto'].join(
    '\n',
  );
