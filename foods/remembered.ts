/**
 * The same function, which gives what it gave before to a text that comes again; of the last `most` texts or fewer.
 * A message is read for several things it may ask, so the same words come again at once.
 */
export function remembered<Found>(most: number, find: (text: string) => Found): (text: string) => Found {
  const recent = new Map<string, Found>();
  return (text) => {
    const before = recent.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (recent.size >= most) recent.clear();
    recent.set(text, found);
    return found;
  };
}
