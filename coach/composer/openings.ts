/** Short openings for questions put to people rather than to a program; the answer itself follows. */
const OPENINGS: readonly { asks: RegExp; words: readonly string[] }[] = [
  {
    asks: /\b(?:your|everyone['’]?s|you guys['’]?) (?:own |all[- ]time )?(?:favou?rites?|go[- ]?to)\b|^(?:my )?favou?rite\b|what do (?:you|you guys|y['’]?all) (?:eat|drink|have|use|do|cook|snack)\b/i,
    words: [
      'I have no favorites, being a program, but this is a good place to start.',
      'No taste buds here, so I go by what tends to work.',
    ],
  },
  {
    asks: /\b(?:any ?(?:one|body)|some ?(?:one|body)|you guys|y['’]?all|any of you)\b(?:[^?]{0,40})\b(?:tried|experienced?|noticed?|else|stor(?:y|ies)|had|doing)\b|\bhow (?:long|quickly|fast|soon) did (?:it take )?(?:you|keto)\b|\bdid (?:keto|it) (?:help|make|change) (?:you|your)\b|\bhas (?:keto|it) (?:helped|changed) (?:you|your)\b/i,
    words: [
      'I have no story of my own, but here is what is known.',
      'I cannot speak from my own body, but I can tell you what is known.',
    ],
  },
];

/** What is said before the answer to such a question; null for all others. The same question gets the same words. */
export function openingFor(question: string): string | null {
  const words = OPENINGS.find(({ asks }) => asks.test(question))?.words;
  return words?.[question.length % words.length] ?? null;
}
