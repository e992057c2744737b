export type OwnWord = keyof OwnWords;

interface OwnWords {
  numbers: string;
  emergency: string;
  crisis: string;
  poison: string;
  elsewhere: string;
}

/** What stands beside the English where the browser speaks the language. */
const WORDS: Readonly<Record<string, OwnWords>> = {
  de: {
    numbers: 'Notrufnummern',
    emergency: 'Notruf',
    crisis: 'Krisentelefon',
    poison: 'Vergiftung',
    elsewhere: 'Andere Länder',
  },
  es: {
    numbers: 'Números de emergencia',
    emergency: 'Emergencia',
    crisis: 'Línea de crisis',
    poison: 'Intoxicación',
    elsewhere: 'Otros países',
  },
  fr: {
    numbers: 'Numéros d’urgence',
    emergency: 'Urgence',
    crisis: 'Ligne d’écoute',
    poison: 'Intoxication',
    elsewhere: 'Autres pays',
  },
  hi: {
    numbers: 'आपातकालीन नंबर',
    emergency: 'आपातकाल',
    crisis: 'संकट हेल्पलाइन',
    poison: 'ज़हर',
    elsewhere: 'अन्य देश',
  },
  it: {
    numbers: 'Numeri di emergenza',
    emergency: 'Emergenza',
    crisis: 'Linea di ascolto',
    poison: 'Avvelenamento',
    elsewhere: 'Altri paesi',
  },
  nl: {
    numbers: 'Noodnummers',
    emergency: 'Spoed',
    crisis: 'Crisislijn',
    poison: 'Vergiftiging',
    elsewhere: 'Andere landen',
  },
  pl: {
    numbers: 'Numery alarmowe',
    emergency: 'Numer alarmowy',
    crisis: 'Telefon kryzysowy',
    poison: 'Zatrucie',
    elsewhere: 'Inne kraje',
  },
  pt: {
    numbers: 'Números de emergência',
    emergency: 'Emergência',
    crisis: 'Linha de crise',
    poison: 'Intoxicação',
    elsewhere: 'Outros países',
  },
};

/** The browser's language, two letters, and the words in it; null where it is English or one that we do not have. */
export function ownWords(language: string): { lang: string; words: OwnWords } | null {
  const lang = language.slice(0, 2).toLowerCase();
  const words = WORDS[lang];
  return words ? { lang, words } : null;
}
