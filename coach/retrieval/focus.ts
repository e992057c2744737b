/** Letters that must remain for a text to say anything without its shared words. */
const LETTERS_LEAST = 6;
const SHARED_WORDS =
  /\b(?:(?:on|in|with|for|while(?: on| doing)?|doing|do|to start|start(?:ing)?|since I started)\s+)?(?:(?:a|the|my)\s+)?(?:keto(?:genic)?|low[- ]carb)\b(?! (?:flu|breath|rash|score|navigator|pantry|pills?|gumm\w+))(?:\s+(?:diet|plan|lifestyle|way of eating))?/gi;

/**
 * The text without the words every article here shares ("on keto", "low carb diet"). They pull all questions
 * together in meaning and drown the word that matters. Names such as "keto flu" keep theirs. A text made of nothing else stays as it is.
 */
export function focusText(text: string): string {
  const focused = text
    .replace(SHARED_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([?.!,])/g, '$1')
    .trim();
  return focused.replace(/[^a-z]/gi, '').length < LETTERS_LEAST ? text : focused;
}
