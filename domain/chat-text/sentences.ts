/** The sentences of a message, as they were typed. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Those of them that ask. */
export const questionsIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => sentence.endsWith('?'));

export const wordCount = (text: string): number => text.split(/\s+/).length;
