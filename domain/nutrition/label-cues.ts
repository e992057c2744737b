/**
 * Words and layout on a label that tell whose rules it follows, and with them whether carbohydrate
 * includes fiber. Several cues may speak at once, and for either side.
 */
const LABEL_CUES = [
  'nutrition_facts_title',
  'daily_value',
  'total_carbohydrate',
  'total_fat',
  'of_which',
  'saturates',
  'salt',
  'kilojoules',
  'per_100',
  'available_carbohydrate',
  'nutrition_information_title',
  'bilingual_canadian',
] as const;
export type LabelCue = (typeof LABEL_CUES)[number];

const OF_WHICH =
  /\bof which\b|\bdont (sucres|acides|satur|polyols)|\bdavon\b|\bwaarvan\b|\bdi cui\b|\b(de (las|los) cuales|d[ao]s quais)\b/;

/** Matched against lower-case text without accents. */
const CUE_PATTERNS: Readonly<Record<LabelCue, RegExp>> = {
  nutrition_facts_title: /\bnutrition\s*facts\b|\bvaleur nutritive\b/,
  daily_value:
    /%\s*(daily\s*value|dv\b|valeur quotidienne|vq\b)|\bpercent daily values?\b|\bdaily values? (are|is|tells)\b/,
  total_carbohydrate: /\btotal carb/,
  total_fat: /\btotal fat\b/,
  of_which: OF_WHICH,
  saturates: /\bsaturates\b|\bsatures\b|\bgesattigte\b|\bverzadigd|\bsaturi\b|\bsaturadas\b|\bsaturados\b/,
  salt: /\bsalt\b|\bsel\b|\bsalz\b|\bzout\b|\bsale\b|\bsal\b/,
  kilojoules: /\d\s*kj\b|\bkj\b|\bkilojoules?\b/,
  per_100:
    /\b(per|pour|pro|je|por|para|each|na)\s*100\s*(g|ml|gr)\b|\b100\s*(g|ml)\s*(contain|enthalt|contien|bevat)/,
  available_carbohydrate:
    /available carb|carbohydrates?,? available|(glucides|hidratos de carbono) disponib|verfugbare kohlenhydrate/,
  nutrition_information_title:
    /\bnutrition(al)? information\b|\bavg\.? (quantity|qty)\b|\baverage quantity\b/,
  bilingual_canadian:
    /\bvaleur quotidienne\b|\bfibre ?\/ ?fibres\b|\bcarbohydrate ?\/ ?glucides\b|\bfat ?\/ ?lipides\b/,
};

/** Cues present in the label's text, as read. */
export function labelCues(text: string): LabelCue[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
  return LABEL_CUES.filter((cue) => CUE_PATTERNS[cue].test(plain));
}
