import { plainText } from './plain-text.ts';

/**
 * Months in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian and Polish,
 * without accents; a heading may shorten them to three letters or more.
 */
const MONTHS: readonly string[] = [
  'january januar janvier enero gennaio janeiro januari stycznia styczen',
  'february februar fevrier febrero febbraio fevereiro februari lutego luty',
  'march marz maerz mars marzo marco maart mrt marca marzec',
  'april avril abril aprile kwietnia kwiecien',
  'may mai mayo maggio maio mei maj maja',
  'june juni juin junio giugno junho czerwca czerwiec',
  'july juli juillet julio luglio julho lipca lipiec',
  'august aout agosto augustus augusti sierpnia sierpien',
  'september septembre septiembre settembre setembro wrzesnia wrzesien',
  'october oktober octobre octubre ottobre outubro pazdziernika pazdziernik',
  'november novembre noviembre novembro listopada listopad',
  'december dezember decembre diciembre dicembre dezembro grudnia grudzien',
];
const NAMES = MONTHS.map((names) => names.split(' '));

/** 1 to 12; null where the word names no month, or more than one. */
export function monthNumber(word: string): number | null {
  const plain = plainText(word).replace(/\.$/, '');
  if (plain.length < 3) return null;
  const fitting = NAMES.flatMap((names, index) =>
    names.some((name) => name.startsWith(plain)) ? [index + 1] : [],
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
