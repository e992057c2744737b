/** A value of an article's head that stands on one line, without its quotes; empty where the key is missing. */
export function headLine(head: string, key: string): string {
  const value = new RegExp(`^${key}: *(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const quoted = /^(["'])(.*)\1$/.exec(value);
  if (!quoted) return value;
  const [, mark, inner = ''] = quoted;
  return mark === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"');
}
