import { fixedPart, type Part, type Stage, textPart } from '../part.ts';
import { speaksAgainstHelp } from './against-help.ts';
import { changesMedicine } from './medicine-change.ts';
import { AFTER_OWN_INSULIN } from './medicine-words.ts';
import { mayTrigger, type Trigger, triggerOf } from './trigger-words.ts';

/** Stands where the rest of a sentence was, when its beginning was shown already. */
const LEFT_OUT = {
  medicine: '*(left out: changes of a medicine belong to the doctor who prescribed it)*',
  help: '*(left out: whether help is needed is not for this chat to rule out)*',
} as const;

/** After a verb or a "no", so many characters are waited for the noun it is about. */
const NOUN_WITHIN = 80;
/** A sentence longer than this is judged as far as it goes. */
const SENTENCE_MOST = 900;
const WORD_CHARACTER = /[\p{L}\p{Nd}'’-]/u;
const ABBREVIATION = /\b(?:e\.g|i\.e|dr|approx|vs|etc|no|mr|mrs|ms|ca|z\.b)\.$/i;
const SENTENCE_END = /[.!?…]["'”’)\]*_]*$/;
const LIST_MARK = /^[\s>*_+-]*(?:\d+[.)]\s*)?$/;

export type SentenceGuard = Stage & {
  /** Sentences taken out so far. */
  readonly removed: number;
};

/**
 * Takes out sentences that tell a change of a medicine or speak against help. Text passes as it comes; from a word of
 * medicine or help on, a sentence is held until its end, from a verb or a "no" until it is clear what it is about.
 */
export function createSentenceGuard(): SentenceGuard {
  const state = new GuardState();
  return {
    get removed() {
      return state.removed;
    },
    push: (part) =>
      part.fixed ? state.fixed(part) : [...part.text].flatMap((character) => state.take(character)),
    end: () => state.end(),
  };
}

class GuardState {
  removed = 0;
  /** Parts of the sentence that are not shown yet. */
  #held: Part[] = [];
  #heldLength = 0;
  /** The sentence so far, without marks of ours. */
  #sentence = '';
  /** How much of the sentence was shown. */
  #shown = '';
  #before = '';
  /** A line that ends in a colon, for the list under it. */
  #lead = '';
  #word = '';
  /** The word so far may still become one that matters. */
  #wordMayMatter = false;
  /** Held to the end of the sentence. */
  #close = false;
  /** Characters still to wait for a noun. */
  #waiting = 0;
  /** "insulin" was just read: the next word tells whether it is the body's own. */
  #insulin = false;
  /** This sentence, or the one before it, names a medicine that "it" may be. */
  #namesMedicine = false;
  #medicineBefore = false;
  #soft = false;
  #lineBreak = false;
  #swallow = false;
  #endsBlank = true;

  fixed(part: Part): Part[] {
    if (!this.#holds()) return this.#show([part]);
    this.#held.push(part);
    return [];
  }

  take(character: string): Part[] {
    const out = this.#boundary(character);
    this.#sentence += character;
    this.#held.push(textPart(character));
    this.#heldLength += 1;
    if (WORD_CHARACTER.test(character)) this.#growWord(character);
    else this.#endWord();
    if (this.#waiting > 0) this.#waiting -= 1;
    if (this.#sentence.length > SENTENCE_MOST) return [...out, ...this.#endSentence()];
    if (this.#holds()) return out;
    return [...out, ...this.#release()];
  }

  end(): Part[] {
    this.#endWord();
    return this.#endSentence();
  }

  #holds(): boolean {
    return this.#close || this.#waiting > 0 || this.#insulin || this.#wordMayMatter;
  }

  /** Ends the sentence before a character that begins another one. */
  #boundary(character: string): Part[] {
    if (character === '\n') {
      const second = this.#lineBreak;
      this.#lineBreak = true;
      this.#endWord();
      return second ? this.#endSentence() : [];
    }
    if (this.#lineBreak) {
      if (/[^\S\n]/.test(character) && this.#sentence.endsWith('\n')) return [];
      this.#lineBreak = false;
      // A line that goes on in lower case is the same sentence.
      return /\p{Ll}/u.test(character) ? [] : this.#endSentence();
    }
    const ended = SENTENCE_END.test(this.#sentence) && /\s/.test(character);
    if (!ended || ABBREVIATION.test(this.#sentence) || LIST_MARK.test(this.#sentence)) return [];
    this.#endWord();
    return this.#endSentence();
  }

  #growWord(character: string): void {
    this.#wordMayMatter = (this.#word === '' || this.#wordMayMatter) && mayTrigger(this.#word + character);
    this.#word += character;
  }

  #endWord(): void {
    this.#wordMayMatter = false;
    const word = this.#word.replace(/^['’-]+|(?<!['’-])['’-]+$/g, '');
    this.#word = '';
    if (word === '') return;
    if (this.#insulin) {
      this.#insulin = false;
      if (!AFTER_OWN_INSULIN.test(word)) this.#close = true;
    }
    this.#heed(word, triggerOf(word));
  }

  #heed(word: string, trigger: Trigger | null): void {
    if (trigger === 'medicine') this.#namesMedicine = true;
    if (trigger === 'medicine' && /^insulin$/i.test(word)) this.#insulin = true;
    else if (trigger === 'medicine' || trigger === 'help') this.#close = true;
    else if (trigger === 'soft') {
      this.#soft = true;
      if (this.#waiting > 0) this.#close = true;
    } else if (trigger !== null) {
      this.#waiting = NOUN_WITHIN;
      if (trigger === 'dismissal' ? this.#soft : this.#medicineBefore) this.#close = true;
    }
  }

  #release(): Part[] {
    const parts = this.#held;
    this.#held = [];
    this.#heldLength = 0;
    return this.#show(parts);
  }

  #show(parts: readonly Part[]): Part[] {
    const out: Part[] = [];
    for (const part of parts) {
      if (this.#swallow && !part.fixed && /^[^\S\n]$/.test(part.text)) continue;
      this.#swallow = false;
      if (!part.fixed) this.#shown += part.text;
      this.#endsBlank = /\s$/.test(part.text);
      out.push(part);
    }
    return out;
  }

  #endSentence(): Part[] {
    const sentence = this.#sentence;
    const kind = this.#heldLength > 0 ? this.#judge(sentence) : null;
    const out = kind ? this.#leaveOut(kind) : this.#release();
    if (sentence.trim() !== '') {
      if (/:[*_]*\s*$/.test(sentence)) this.#lead = sentence;
      else if (!/^\s*(?:[-*+•|]|\d+[.)])/.test(sentence)) this.#lead = '';
      this.#before = sentence;
    }
    this.#medicineBefore = this.#namesMedicine;
    this.#namesMedicine = false;
    this.#sentence = '';
    this.#shown = '';
    this.#close = false;
    this.#waiting = 0;
    this.#insulin = false;
    this.#soft = false;
    return out;
  }

  #judge(sentence: string): keyof typeof LEFT_OUT | null {
    if (speaksAgainstHelp(sentence)) return 'help';
    if (changesMedicine(sentence, this.#before)) return 'medicine';
    return this.#lead !== '' && changesMedicine(`${this.#lead.replace(/:[*_\s]*$/, ' ')} ${sentence}`, '')
      ? 'medicine'
      : null;
  }

  #leaveOut(kind: keyof typeof LEFT_OUT): Part[] {
    this.removed += 1;
    const breaks = /(?<!\n)\n*$/.exec(this.#sentence)?.[0] ?? '';
    this.#held = [];
    this.#heldLength = 0;
    const begun = this.#shown.trim() !== '';
    const dots = begun && !LIST_MARK.test(this.#shown) ? (this.#endsBlank ? '… ' : ' … ') : '';
    const out = begun ? [fixedPart(`${dots}${LEFT_OUT[kind]}`)] : [];
    this.#swallow = !begun && breaks === '' && this.#endsBlank;
    if (begun) this.#endsBlank = false;
    return breaks === '' ? out : [...out, textPart(breaks)];
  }
}
