type Word = 'numbers' | 'crisis' | 'poison' | 'elsewhere';

/** What stands beside the English where the browser speaks the language, by its two letters. */
const WORDS: Readonly<Record<string, Readonly<Record<Word, string>>>> = {
  de: { numbers: 'Notrufnummern', crisis: 'Krisentelefon', poison: 'Vergiftung', elsewhere: 'Andere Länder' },
  es: {
    numbers: 'Números de emergencia',
    crisis: 'Línea de crisis',
    poison: 'Intoxicación',
    elsewhere: 'Otros países',
  },
  fr: {
    numbers: 'Numéros d’urgence',
    crisis: 'Ligne d’écoute',
    poison: 'Intoxication',
    elsewhere: 'Autres pays',
  },
  hi: { numbers: 'आपातकालीन नंबर', crisis: 'संकट हेल्पलाइन', poison: 'ज़हर', elsewhere: 'अन्य देश' },
  it: {
    numbers: 'Numeri di emergenza',
    crisis: 'Linea di ascolto',
    poison: 'Avvelenamento',
    elsewhere: 'Altri paesi',
  },
  nl: { numbers: 'Noodnummers', crisis: 'Crisislijn', poison: 'Vergiftiging', elsewhere: 'Andere landen' },
  pl: {
    numbers: 'Numery alarmowe',
    crisis: 'Telefon kryzysowy',
    poison: 'Zatrucie',
    elsewhere: 'Inne kraje',
  },
  pt: {
    numbers: 'Números de emergência',
    crisis: 'Linha de crise',
    poison: 'Intoxicação',
    elsewhere: 'Outros países',
  },
};

interface InOwnWordsProps {
  word: Word;
  /** Stands between the English and it; without it the word has a line of its own. */
  before?: string;
}

/** A word in the browser's language, after the English; nothing where that is English or one that we do not have. */
export function InOwnWords({ word, before }: InOwnWordsProps) {
  const lang = navigator.language.slice(0, 2).toLowerCase();
  const words = WORDS[lang];
  if (!words) return null;
  return (
    <>
      {before}
      <span lang={lang} className={before === undefined ? 'block' : undefined}>
        {words[word]}
      </span>
    </>
  );
}
