/**
 * Ordinary words one or two letters from the name of a medicine ("ability" and Abilify, "station" and statin). They and
 * their own slips are never read as the medicine. Found by running every word of a list of 63,000 common English words
 * and of our foods through the search, which a test repeats.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `ability along alsace among apart approved betta brilliant candace cardio concord concur condor convex convulse
  convulsed convulses cortex coumarin coverall covers covertly creator cymbal cymbals deadline delude deluded
  deludes diabete diabetes diabetic diamines dilating dilation divan dopamine efficient encore encourage entreat
  entreats entreaty entrust entrusts eureka europa eventide excoriate florin florins fluorine format fragment frizzy
  glaring glibness glorious glyceride glycogen hypnoses inhuman innocent insulated insulator insulators invoking
  licensing metallic microcode microns microwave minicab nesting pericardia pretax preterit preterm prevision prior
  prolonged promote reclaimed recline reclined recliner reclines relied repave replace replied salient satin sequel
  solos staged staid stain stains stalin starlit stasis staten static stating station stations theoretic tyrosine
  warfare wayfaring`.split(/\s+/),
);

/** The same for 10,000 common words of each other language that triage reads ("jardin" and Jardiance), as they are written. */
export const ORDINARY_ELSEWHERE: ReadonlySet<string> = new Set(
  `accueil altare amare amarela amarelo amarilla amarillo amavel asesina atacan atacando brinque brique
  calcoli caldi canaglia canalha canali canalla cannone carbone carbos cardiaco carico celles comeram
  debera deberia dehaene dejaron detenir diabeet diabeto diamo encargate encoste ensina entrego escorte
  fortement glicada glicata glucosa inveja jardin jardins kalorie kalorii marcar marchar mardis medaglia
  minime petera porcaria prigione promet reclament rotas sabria salian scopri slowko solia soltar soportar
  stalo subissent suffisent suivent sujan tarjeta tenermi termin toxinas trajet trenta waarin`.split(/\s+/),
);
