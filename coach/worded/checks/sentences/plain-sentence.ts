/** Lower case, plain quotes, no marks of emphasis, one blank between words. */
export function plainSentence(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_`~#>|"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
