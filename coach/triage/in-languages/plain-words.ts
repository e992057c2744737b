import type { Language } from '../../languages/language-of.ts';

/** Signals of `domain/symptoms` and `mind-signals.ts` that other languages have plain words for. */
type Told =
  | 'chestPain'
  | 'cannotBreathe'
  | 'unconscious'
  | 'stroke'
  | 'selfHarm'
  | 'vomitingBlood'
  | 'allergicSwelling';

/**
 * The plainest words of an emergency, in lower case without accents, each from the beginning of a word, parted by commas. Whether they are
 * meant, denied or long past is for the second reader. Single words that are food as well ("Brust", "petto") are not here.
 */
const PLAIN_WORDS: Readonly<Record<Told, Readonly<Record<Language, string>>>> = {
  chestPain: {
    es: 'dolor en el pecho, dolor de pecho, duele el pecho, duele mucho el pecho, opresion en el pecho, infarto',
    fr: 'douleur a la poitrine, douleur dans la poitrine, mal a la poitrine, douleur thoracique, crise cardiaque, infarctus',
    de: 'brustschmerz, schmerzen in der brust, druck auf der brust, enge in der brust, herzinfarkt, herzanfall',
    it: 'dolore al petto, male al petto, dolore toracico, peso sul petto, infarto',
    pt: 'dor no peito, dor forte no peito, aperto no peito, ataque cardiaco, infarto, enfarte',
    nl: 'pijn op de borst, pijn op mijn borst, pijn op zijn borst, druk op de borst, druk op mijn borst, hartaanval, hartinfarct',
    pl: 'bol w klatce, boli w klatce, boli mnie w klatce, ucisk w klatce, zawal',
    hi: 'seene mein dard, seene me dard, chhati mein dard, chati me dard',
  },
  cannotBreathe: {
    es: 'no puedo respirar, no puede respirar, no respira, me falta el aire, le falta el aire, me ahogo',
    fr: "peux pas respirer, peut pas respirer, peux plus respirer, peut plus respirer, arrive pas a respirer, arrive plus a respirer, respire plus, respire pas, j'etouffe",
    de: 'keine luft, nicht atmen, atmet nicht, nicht mehr atmen, atemnot, ich ersticke, luft weg',
    it: "non riesco a respirare, non riesce a respirare, non respiro, non respira, manca il respiro, manca l'aria",
    pt: 'nao consigo respirar, nao consegue respirar, nao respira, nao esta respirando, falta de ar, sem ar',
    nl: 'krijg geen lucht, krijgt geen lucht, kan niet ademen, ademt niet, stik, benauwd',
    pl: 'nie moge oddychac, nie moze oddychac, nie oddycha, dusze sie, brakuje mi tchu, brak tchu',
    hi: 'saans nahi, sans nahi, saans nahin, dam ghut',
  },
  unconscious: {
    es: 'inconsciente, perdio el conocimiento, no responde, no reacciona, no despierta, no se despierta, convulsion',
    fr: 'inconscient, perdu connaissance, sans connaissance, ne repond pas, ne repond plus, repond plus, se reveille pas, reveille plus, convulsion',
    de: 'bewusstlos, ohnmachtig, ohne bewusstsein, wacht nicht auf, reagiert nicht, nicht ansprechbar, krampfanfall, kippte um, umgekippt',
    it: 'incosciente, privo di sensi, priva di sensi, perso i sensi, perso conoscenza, non si sveglia, non risponde, svenut, convulsion',
    pt: 'inconsciente, perdeu a consciencia, perdeu os sentidos, nao acorda, nao responde, desacordad, desmaiou, convuls',
    nl: 'bewusteloos, buiten bewustzijn, flauwgevallen, wordt niet wakker, reageert niet, epileptische aanval, stuipen',
    pl: 'nieprzytomn, stracil przytomnosc, stracila przytomnosc, zemdlal, nie reaguje, nie budzi sie, nie mozna dobudzic, drgawki',
    hi: 'behosh, hosh nahi, hosh mein nahi, jawab nahi de, uth nahi rah, daura pad',
  },
  stroke: {
    es: 'derrame cerebral, ictus, cara caida, cara torcida, boca torcida, medio cuerpo dormido, no puede hablar',
    fr: 'un avc, bouche de travers, visage paralyse, visage qui tombe, cote paralyse, arrive plus a parler, ne peut plus parler',
    de: 'schlaganfall, gesicht hangt, mundwinkel hangt, mundwinkel hangen, halbseitig, einseitig gelahmt, kann nicht mehr sprechen, lallt',
    it: 'ictus, bocca storta, faccia storta, viso storto, faccia paralizzata, non riesce a parlare',
    pt: 'avc, derrame, boca torta, rosto torto, rosto caido, nao consegue falar, fala enrolada',
    nl: 'beroerte, herseninfarct, scheve mond, mond hangt scheef, gezicht hangt, kan niet meer praten, verlamd',
    pl: 'udar, wylew, opadl kacik ust, opadniety kacik, krzywa twarz, wykrzywilo twarz, belkocze, nie moze mowic',
    hi: 'lakwa, laqwa, munh tedha, muh tedha, bol nahi pa',
  },
  selfHarm: {
    es: 'quiero morir, matarme, suicid, quitarme la vida, acabar con mi vida, no quiero vivir, no quiero seguir viviendo',
    fr: "veux mourir, envie de mourir, suicid, me tuer, envie d'en finir, en finir avec la vie, plus envie de vivre",
    de: 'will sterben, mochte sterben, nicht mehr leben, umbringen, selbstmord, suizid, leben nehmen, tot sein',
    it: 'voglio morire, uccidermi, suicid, farla finita, togliermi la vita, non voglio piu vivere',
    pt: 'quero morrer, me matar, suicid, tirar minha vida, acabar com a minha vida, nao quero mais viver',
    nl: 'wil dood, wil niet meer leven, zelfmoord, van kant maken, suicid, er niet meer zijn',
    pl: 'chce umrzec, zabic sie, zabije sie, samoboj, nie chce zyc, nie chce juz zyc, odebrac sobie zycie',
    hi: 'marna chahta, marna chahti, mar jana chah, khudkushi, jeena nahi chah, jina nahi chah',
  },
  vomitingBlood: {
    es: 'vomita sangre, vomito sangre, vomitando sangre, vomite sangre',
    fr: 'vomit du sang, vomi du sang, vomis du sang, crache du sang',
    de: 'blut erbrochen, erbricht blut, erbreche blut, blut gespuckt, spuckt blut, blut gekotzt',
    it: 'vomita sangue, vomitato sangue, vomito sangue',
    pt: 'vomitando sangue, vomitou sangue, vomitei sangue, vomito com sangue',
    nl: 'bloed overgegeven, bloed gebraakt, braakt bloed, spuugt bloed, geeft bloed over',
    pl: 'wymiotuje krwia, zwymiotowal krwia, krwawe wymioty, rzyga krwia',
    hi: 'khoon ki ulti, ulti mein khoon, ulti me khoon',
  },
  allergicSwelling: {
    es: 'se me cierra la garganta, se le cierra la garganta, lengua hinchada, se me hincha la lengua, labios hinchados, anafila',
    fr: 'gorge qui se serre, gorge gonfle, langue gonfle, langue qui gonfle, levres gonfle, anaphyla',
    de: 'zunge schwillt, zunge geschwollen, zunge ist geschwollen, hals schwillt, hals schnurt, lippen geschwollen, anaphyla',
    it: 'lingua gonfia, gola che si chiude, si chiude la gola, labbra gonfie, anafila',
    pt: 'lingua inchada, garganta fechando, garganta fechar, labios inchados, anafila',
    nl: 'tong zwelt, tong is gezwollen, keel zwelt, keel dicht, lippen gezwollen, anafyla',
    pl: 'spuchl jezyk, puchnie jezyk, spuchniety jezyk, puchnie gardlo, spuchly usta, anafila',
    hi: 'jeebh sooj, jibh sooj, gala sooj, honth sooj, gala band',
  },
};

const PHRASES = Object.entries(PLAIN_WORDS).map(
  ([signal, byLanguage]) =>
    [signal, Object.values(byLanguage).flatMap((phrases) => phrases.split(', '))] as const,
);

/** Signals of emergencies told in another language than English. */
export function foreignSignals(text: string): string[] {
  const letters = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ');
  const plain = ` ${letters}`;
  return PHRASES.flatMap(([signal, phrases]) =>
    phrases.some((phrase) => plain.includes(` ${phrase}`)) ? [signal] : [],
  );
}
