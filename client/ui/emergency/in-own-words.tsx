import { type OwnWord, ownWords } from './own-words.ts';

interface InOwnWordsProps {
  word: OwnWord;
  /** Stands between the English and it; without it the word has a line of its own. */
  before?: string;
}

/** A word in the browser's language, after the English; nothing where that is English. */
export function InOwnWords({ word, before }: InOwnWordsProps) {
  const own = ownWords(navigator.language);
  if (!own) return null;
  return (
    <>
      {before}
      <span lang={own.lang} className={before === undefined ? 'block' : undefined}>
        {own.words[word]}
      </span>
    </>
  );
}
