/**
 * The plainest words of an emergency in five languages, without accents and in lower case. The words shown
 * are in `in-languages/`. Only whole sentences of danger: single words ("petto", "Brust", "pecho") are food as well.
 */
type ForeignEmergency = {
  signal: 'chestPain' | 'cannotBreathe' | 'selfHarm' | 'unconscious' | 'stroke';
  words: RegExp;
};

const FOREIGN_EMERGENCIES: readonly ForeignEmergency[] = [
  {
    signal: 'chestPain',
    words:
      /\b(?:dolor(?:es)? (?:fuerte |muy fuerte |intenso )?(?:en el|de) pecho|me duele (?:mucho )?el pecho|(?:presion|opresion) en el pecho|infarto(?: de miocardio)?\b(?=.{0,300}\b(?:tengo|creo|esta)\b)|(?:creo|tengo).{0,20}\binfarto)\b|\b(?:schmerz(?:en)? (?:in|auf) der brust|brustschmerz(?:en)?|druck (?:in|auf) der brust|herzinfarkt\b(?=.{0,300}\b(?:ich|habe|glaube)\b)|(?:habe|glaube).{0,25}\bherzinfarkt)\b|\b(?:douleurs? (?:(?:forte|intense|vive|terrible)s? )?(?:a|dans|de|au) (?:la )?poitrine|mal a la poitrine|poitrine (?:serree|qui serre)|crise cardiaque)\b|\b(?:dor(?:es)? (?:forte |muito forte )?no peito|aperto no peito|ataque cardiaco)\b|\b(?:dolore (?:(?:forte|fortissimo) )?al petto|(?:forte )?dolore toracico|male al petto|(?:ho|avendo|sta avendo) un infarto)\b/,
  },
  {
    signal: 'cannotBreathe',
    words:
      /\b(?:no (?:puedo|puede) respirar|me (?:falta el aire|cuesta respirar)|me ahogo|kriege? keine luft|bekomme? keine luft|(?:kann|koennen|konnen) (?:\w+ )?nicht (?:mehr )?atmen|atemnot|(?:n'arrive|arrive) (?:plus|pas) a respirer|(?:ne )?(?:peux|peut) (?:plus|pas) respirer|(?:nao|não) (?:consigo|consegue) respirar|falta de ar|non (?:riesco|riesce) a respirare)\b/,
  },
  {
    signal: 'selfHarm',
    words:
      /\b(?:(?:me )?quiero morir(?:me)?|quiero matarme|(?:quitarme|acabar con mi) (?:la )?vida|suicidarme|suicid(?:io|a)\b(?=.{0,300}\b(?:quiero|pienso|voy)\b)|ich (?:will|mochte|moechte) (?:nicht mehr leben|sterben|tot sein)|(?:will|mochte) mich umbringen|mich umbringen|selbstmord|suizid\w*|je veux mourir|envie de (?:mourir|en finir)|me suicider|me tuer|quero morrer|(?:me matar|tirar minha vida)|voglio morire|(?:uccidermi|suicidarmi|farla finita|togliermi la vita))\b/,
  },
  {
    signal: 'unconscious',
    words:
      /\b(?:esta(?:ba)? inconsciente|perdio el conocimiento|no (?:responde|despierta|se despierta)|(?:ist|liegt|war) (?:bewusstlos|ohnmachtig)|bewusstlos|wacht nicht (?:mehr )?auf|(?:est|sans) (?:inconsciente?|connaissance)|a perdu connaissance|ne (?:se reveille|repond) (?:pas|plus)|(?:esta|ficou) inconsciente|(?:nao|não) (?:acorda|responde)|(?:e|è) (?:incosciente|svenut[oa])|(?:ha perso|perso) (?:i sensi|conoscenza)|non si sveglia|convulsion(?:es|i)|krampfanfall)\b/,
  },
  {
    signal: 'stroke',
    words:
      /\b(?:derrame cerebral|ictus|(?:la )?cara (?:caida|torcida|paralizada)|schlaganfall|gesicht (?:hangt|ist gelahmt|taub)|(?:halbseitig|einseitig) gelahmt|fait un avc|un avc|visage (?:paralyse|qui tombe|tombant)|bouche (?:tordue|de travers)|(?:um|tendo um) avc|rosto (?:caido|torto|paralisado)|boca torta|(?:avuto|avendo|ha) un ictus|bocca storta|(?:faccia|viso) (?:paralizzat[oa]|cadente))\b/,
  },
];

/** Denied or long over. */
const NOT_NOW =
  /\b(?:no (?:tengo|tiene|siento)|sin|kein(?:e|en)?|nicht|ohne|pas de|sans(?! connaissance)|aucune?|(?:nao|não) (?:tenho|tem|sinto)|sem|non ho|non ha|senza)\b(?:\W+\w+){0,3}\W*$/;
const LONG_AGO =
  /\b(?:hace (?:\d+|un|dos|tres|muchos|varios)? ?anos|vor (?:\w+ )?jahren|il y a (?:\w+ )?ans|ha (?:\w+ )?anos|anos atras|anni fa|prevenir|previne|vorbeugen|prevention|prevenzione|evitar|vermeiden|riesgo|risiko|risque|risco|rischio|film|pelicula)\b/;

/** Signals of emergencies told in another language than English. */
export function foreignEmergencies(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’´`]/g, "'")
    .toLowerCase();
  if (LONG_AGO.test(plain)) return [];
  return FOREIGN_EMERGENCIES.flatMap(({ signal, words }) => {
    const match = words.exec(plain);
    return match && !NOT_NOW.test(plain.slice(0, match.index)) ? [signal] : [];
  });
}
