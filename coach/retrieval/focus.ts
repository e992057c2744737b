import { plainWording } from './wording.ts';
import { contentWords } from './words.ts';

/** Letters that must remain for a text to say anything without the words that were taken off. */
const LETTERS_LEAST = 6;
const SHARED_WORDS =
  /\b(?:(?:on|in|with|for|while(?: on| doing)?|doing|do|to start|start(?:ing)?|since I started)\s+)?(?:(?:a|the|my)\s+)?(?:keto(?:genic)?|low[- ]carb)\b(?! (?:flu|breath|rash|score|navigator|pantry|pills?|gumm\w+))(?:\s+(?:diet|plan|lifestyle|way of eating))?/gi;

/** What a post puts around its question; it asks for the substance all the same. */
const FRAMES: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|so|ok|okay|(?:quick |noob |newbie |serious )?question|help|please help|request)\b[\s,:!.-]*)+/i,
  /^(?:(?:does|do|did|has|have|is|are|can|could|would) )?(?:any ?(?:one|body)|some ?(?:one|body)|you guys|y['’]?all|any of you)(?: (?:else|here|out there|please))*\s*(?:(?:ever|also)\s+)*(?:(?:tried|try|have|has|had|know|knows|got|recommend|use|used|using|experienced?|notice[ds]?|find|explain|tell me|help(?: me)?(?: with)?)\b(?: (?:about|of|if|how|with|any|some|good|a|the|to))*)?\s*/i,
  /^(?:what(?:['’]?s| is| are)?) (?:(?:your|everyone['’]?s|the) )?(?:thoughts?|opinions?|experiences?|take) (?:on|about|of|with)\s+/i,
  /^(?:any )?(?:thoughts?|opinions?|advice|tips?|suggestions?|recommendations?|experiences?|question|help) (?:on|about|of|with|for)\s+/i,
  /^(?:can|could) you (?:please )?(?:tell me|explain(?: to me)?|give me|share|help me(?: with)?)\s+(?:(?:some|a few|more) )?(?:(?:info(?:rmation)?|about) )*/i,
  /^(?:do you have (?:any |some )?(?:info(?:rmation)?|advice|tips) (?:about|on|for)|(?:can|could) you (?:please )?(?:advise|apprise|inform|help)(?: me)?(?: (?:about|on|of|with))?)\s+/i,
  /^(?:please )?(?:tell me|explain|i(?:['’]d| would) like to know|i need to know|i want to know)\s+(?:about )?/i,
  /(?:[,.]\s*|(?<!\s)\s*)\b(?:any (?:advice|tips|ideas|thoughts|suggestions|recommendations|help|experiences?)|thoughts|opinions?|please help|thank(?:s| you)[^?]{0,200}|tia)[?!. ]*$/i,
];

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
  return saysSomething(focused) ? focused : text;
}

/** A person's question as it is looked for: in the handbook's spelling, without its frame and without shared words. */
export function searchText(question: string): string {
  const bare = FRAMES.reduce((text, frame) => {
    const rest = text.replace(frame, '').trim();
    return saysSomething(rest) ? rest : text;
  }, plainWording(question).trim());
  const focused = focusText(bare.charAt(0).toUpperCase() + bare.slice(1));
  const anywhere = focused.replace(WHILE_IN_KETOSIS, '');
  return contentWords(anywhere).length >= OWN_WORDS_LEAST ? anywhere : focused;
}

/** "Coffee hits different in ketosis?" is about coffee. */
const WHILE_IN_KETOSIS =
  / (?:when |while |during |whilst )?(?:I am |I['’]m |you are |you['’]re )?(?:in|during) ketosis\b/i;
const OWN_WORDS_LEAST = 2;

function saysSomething(text: string): boolean {
  return text.replace(/[^a-z]/gi, '').length >= LETTERS_LEAST;
}
