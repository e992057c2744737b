import type { ColumnRole } from './import-mapping.ts';
import { LONGEST_TERM, plainText } from './plain-text.ts';

/** What a heading says: a role, or that the column is none of ours. Null says nothing. */
export type HeaderRole = ColumnRole | 'side-date';

/**
 * Words of headings in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish and Polish, as
 * patterns over plain text; the first that fits decides. Seen in exports of Keto-Mojo, Ketologger, Contour, Accu-Chek,
 * mySugr, LibreView, Dexcom Clarity and Apple Health, and in people's own tables.
 */
const HEADER_WORDS: readonly (readonly [HeaderRole, RegExp])[] = [
  [
    'ignored',
    /\bgki\b|keto\w{0,12} index|ketone ratio|dr\.? ?boz|rate of change|\burin|\bbreath|\bacetone?\b|\bppm\b|\baces?\b/,
  ],
  [
    'ignored',
    /insulin|bolus|basal|\bcarb|kohlenhydrat|\bglucid|hidratos|carboidrat|koolhydra|kulhydrat|weglowodan/,
  ],
  [
    'ignored',
    /a1c|\bsteps?\b|calor|\bkcal\b|average|\bmean\b|durchschnitt|target|\bgoal|\bziel|zielbereich|\bmin(?:imum|utes?)?\b|\bmax(?:imum)?\b/,
  ],
  [
    'ignored',
    /time ?zone|zeitzone|fuseau|zona horaria|duration|dauer|blood pressure|blutdruck|pulse?\b|height|\bgrosse\b|\bbmi\b|body fat/,
  ],
  [
    'ignored',
    /transmitter|\bserial|seriennummer|numero de serie|record type|aufzeichnungstyp|\bid\b|index|battery|strip lot|source|quelle|fonte\b|origine/,
  ],
  [
    'side-date',
    /(?:creat|updat|modif|sync|upload|import|export|erstell|geander)\w{0,12} ?(?:at|on|date|time|am|\(|$)|creationdate|end ?date|end ?time/,
  ],
  [
    'datetime',
    /date ?(?:and|&|\/|-|_)? ?time|time ?stamp|zeit ?stempel|datum ?(?:und|&|\/|,)? ?(?:die )?(?:uhr)?zeit|fecha ?(?:y|\/)? ?hora|date ?(?:et|\/) ?heure|horodat|data ?(?:e|\/) ?or[ae]|data ?(?:e|\/) ?hora|datum ?(?:en|\/) ?tijd|datum ?(?:och|\/) ?tid|dato ?(?:og|\/) ?tid|data ?(?:i|\/) ?(?:godzina|czas)/,
  ],
  [
    'datetime',
    /start ?date|start ?time|(?:measured|recorded|taken|tested|logged) ?(?:at|on|$)|(?:reading|test|measurement) ?(?:date|time)|messzeit|^when$|tidspunkt|czas pomiaru/,
  ],
  [
    'fasting',
    /^(?:is ?)?(?:fasting|fasted|nuchtern|(?:a )?jeun|ayun\w*|en ayunas|a? ?digiuno|(?:em )?jejum|nuchter|fastande|fastende|na czczo)\??$|^fasting (?:status|state|flag)|^is ?fasting/,
  ],
  [
    'glucose',
    /gluco[sz]e|gluko[sz]|gluco(?:metr|s)|glu[ck]emi|glicemi|glycemi|glicose|blutzucker|blodsukker|blodsocker|bloedsuiker|blood ?sugar|sugar level|cukier|azucar|\bbgm?\b|\bbz\b|\bsgv\b|\bsmbg\b/,
  ],
  ['ketones', /keton|\bceton|\bcheton|\bbhb\b|\bbohb\b|hydroxybut/],
  ['weight', /weight|gewicht|\bpoids\b|\bpeso\b|\bvikt\b|\bvekt\b|\bvaegt\b|\bwaga\b|body ?mass$/],
  [
    'waist',
    /waist|taillenumfang|bauchumfang|tour de taille|cintura|girovita|circonferenza vita|midjem\w*|livvidde|obwod talii|buikomvang|taille-?omtrek/,
  ],
  ['tags', /\btags?\b|\blabels?\b|etiquet|etichett|schlagwort|schlagworter/],
  [
    'marker',
    /marker|markierung|marqueur|marcador|contexto?\b|kontext|\bperiod\b|meal ?tag|before ?\/ ?after|time ?slot|\bmoment\b/,
  ],
  [
    'meal',
    /\bmeals?\b|food|\bate\b|eaten|mahlzeit|\bessen\b|repas|comida|\bpasto\b|refeic|maaltijd|maltid|posilek/,
  ],
  [
    'activity',
    /activit|aktivitat|exercise|workout|\bsport|bewegung|\btraining\b|actividad|attivita|atividade/,
  ],
  [
    'feeling',
    /feeling|\bmood\b|befinden|stimmung|humeur|\banimo\b|umore|\bhumor\b|stemming|well-?being|how (?:do|did) (?:you|i) feel/,
  ],
  [
    'notes',
    /notes?\b|\bnotas?\b|comment|notiz|bemerk|kommentar|remar|observac|opmerk|anteckn|uwagi|\bmemo\b/,
  ],
  [
    'type',
    /^(?:type|typ|tipo|art|kind|messart|metric|parameter|analyte|measure|what|(?:measurement|reading|test|event|result|data) ?type)$/,
  ],
  [
    'unit',
    /^(?:units?|uom|einheit(?:en)?|unites?|unidad(?:es)?|unita|eenheid|enhet|enhed|jednostka|(?:value|measurement) ?units?)$/,
  ],
  [
    'value',
    /^(?:values?|wert|messwert|results?|ergebnis|valeur|valore?|waarde|varde|vaerdi|readings?|messung(?:en)?|measurements?|lecturas?|mesures?|misur[ae]|resultat|wynik|level|levels)$/,
  ],
  ['date', /\bdate\b|\bdatum\b|\bfecha\b|\bdata\b|\bdato\b|\bday\b|\btag\b|\bgiorno\b|\bdia\b|\bjour\b/],
  [
    'clock',
    /\btime\b|\bzeit\b|uhrzeit|\bheure\b|\bhora\b|\bora\b|\btijd\b|\btid\b|klockan|klokkeslet|godzina|\bclock\b/,
  ],
];

/** Units in brackets and words around them, taken out before the words are compared. */
const UNIT_WORDS =
  /[([{][^)\]}]{0,80}[)\]}]|\bmg ?[/_ ]? ?dl\b|\bmmol ?(?:[/_ ]? ?l)?\b|\b(?:kgs?|lbs?|cm|inch(?:es)?)\b|\(?yyyy.*$/gs;

/** What a heading says its column holds; null where it says nothing we know. */
export function headerRole(heading: string): HeaderRole | null {
  if (heading.length > LONGEST_TERM) return null;
  const plain = plainText(heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' '));
  // A heading of many digits is a value or a title, "Created 01-01-2026".
  if (/\d{3}|\d(?:\D*\d){3}/.test(plain)) return null;
  const words = plain
    .replace(UNIT_WORDS, ' ')
    .replace(/[_.:#*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const fitting = HEADER_WORDS.find(([, pattern]) => pattern.test(words));
  if (fitting) return fitting[0];
  return /gluco|keton/.test(plain) ? (/gluco/.test(plain) ? 'glucose' : 'ketones') : null;
}

/** Whether a heading says that its times are UTC. */
export const saysUtc = (heading: string): boolean =>
  /\b(?:utc|gmt)\b/.test(plainText(heading.slice(0, LONGEST_TERM)));

const FASTING =
  /\bfast(?:ing|ed)\b|nuchtern|\bjeun\b|ayunas|digiuno|jejum|nuchter|fastande|fastende|na czczo/;
const NOT = /\b(?:not|non|no|nicht|nie|pas|niet|inte|ikke|broke|breaking)\b/;

/** Whether a heading, mark or tag says that something was measured fasting, "Fasting glucose". */
export function saysFasting(text: string): boolean {
  const plain = plainText(text.slice(0, LONGEST_TERM));
  return FASTING.test(plain) && !NOT.test(plain);
}
