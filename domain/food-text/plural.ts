/** The noun as it is counted: "2 berries", "2 oz". */
export function plural(count: number, noun: string): string {
  if (count <= 1 || /oz$|^k?g$|^[mcd]?l$|^tbsp$|^tsp$|^lb$/.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/s$/.test(noun) && !/ss$/.test(noun)) return noun;
  return `${noun}${/(?:ch|sh|ss|x|tato|mato)$/.test(noun) ? 'es' : 's'}`;
}
