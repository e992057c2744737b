/** What a number in a message may measure; `other` is anything that no health rule reads from a message's numbers. */
export type Quantity =
  | 'glucose'
  | 'ketones'
  | 'a1c'
  | 'bloodPressure'
  | 'heartRate'
  | 'temperature'
  | 'oxygen'
  | 'age'
  | 'pregnancyWeeks'
  | 'other';

/**
 * How sure a name is of its quantity. A strong one may stand some words away from its number; a weak one ("meter",
 * "reading", "fasting") must touch it and leaves the quantity open where ketones fit as well. A prick of the finger may
 * stand away from it and leaves it open too: ketones are measured so as well.
 */
export type LabelStrength = 'strong' | 'prick' | 'weak';

/** Lower case without accents: people leave them out, and so does the search for names. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('ł', 'l');

/** Words of a comma-separated list, without accents. */
export const words = (text: string): readonly string[] =>
  text.split(',').map((name) => withoutAccents(name.trim()));

/** Names of quantities in the languages of the emergency words; several words with single spaces. */
const NAMES: readonly (readonly [Quantity, LabelStrength, string])[] = [
  [
    'glucose',
    'strong',
    'sugar, blood sugar, blood sugars, blood glucose, glucose, bg, bgs, bgl, bgls, bs, bsl, fbs, fbg, rbs, ppbs, fasting sugar, random sugar, sugar level, sugar levels, sugar reading, sugar readings, sugars, glucometer, glucose meter, glucose monitor, sugar meter, cgm, libre, dexcom, dex, freestyle, blood shugar',
  ],
  [
    'glucose',
    'strong',
    'azucar, glicemia, glucemia, glucosa, azucar en sangre, glycemie, sucre, taux de glucose, zucker, blutzucker, blutzuckerwert, zuckerwert, bz, zucchero nel sangue, glicemie, glicose, açúcar no sangue, suiker, bloedsuiker, bloedglucose, glukoza, glukozy, glukozę, cukier, cukru, cukier we krwi, poziom cukru',
  ],
  ['glucose', 'prick', 'finger stick, fingerstick, finger prick, fingerprick'],
  [
    'glucose',
    'weak',
    'meter, monitor, sensor, reading, readings, my numbers, my number, my levels, my level, fasting, checked, tested, measured, ranging, numbers',
  ],
  [
    'ketones',
    'strong',
    'ketone, ketones, blood ketone, blood ketones, ket, kets, bhb, beta hydroxybutyrate, hydroxybutyrate, ketosis, keto mojo, ketomojo, ketone meter, ketone reading, ketone readings, ketone level, ketone levels, cetonas, cuerpos cetónicos, cétones, corps cétoniques, ketonkörper, ketone im blut, chetoni, ketonen, ketony',
  ],
  [
    'a1c',
    'strong',
    'a1c, hba1c, ha1c, hb a1c, a 1 c, hemoglobin a1c, haemoglobin a1c, glycated hemoglobin, hemoglobina glicosilada, hémoglobine glyquée, langzeitzucker, emoglobina glicata, hemoglobina glicada, hemoglobina glikowana',
  ],
  [
    'bloodPressure',
    'strong',
    'blood pressure, bp, systolic, diastolic, pressure, cuff, b p, tensión, presión, presión arterial, tension, tension artérielle, blutdruck, pressione, pressão, pressão arterial, bloeddruk, ciśnienie',
  ],
  [
    'heartRate',
    'strong',
    'heart rate, heartrate, heart beat, heartbeat, pulse, pulse rate, hr, rhr, resting heart rate, resting hr, pulso, frecuencia cardíaca, pouls, fréquence cardiaque, puls, ruhepuls, herzfrequenz, battito, polso, frequenza cardiaca, frequência cardíaca, batimentos, hartslag, pols, rustpols, tętno',
  ],
  [
    'temperature',
    'strong',
    'temperature, temp, fever, fiebre, temperatura, fièvre, température, fieber, temperatur, febbre, febre, koorts, temperatuur, gorączka, gorączki, bukhar',
  ],
  [
    'oxygen',
    'strong',
    'oxygen, oxygen level, oxygen levels, oxygen saturation, spo2, sp o2, o2, o2 sat, o2 sats, sats, pulse ox, pulse oximeter, oximeter, pulse oximetry, saturación, oxígeno, saturation, oxygène, sauerstoff, sauerstoffsättigung, saturazione, ossigeno, saturação, oxigênio, zuurstof, saturatie, saturacja',
  ],
  ['age', 'strong', 'age, aged, umar'],
  [
    'other',
    'strong',
    'insulin, homa, homa ir, gki, ldl, hdl, cholesterol, triglyceride, triglycerides, trigs, weight, weigh, weighs, weighed, weighing, scale, bmi, waist, carb, carbs, net carb, net carbs, protein, fat, calorie, calories, kcal, sodium, potassium, magnesium, salt, fiber, creatinine, egfr, gfr, uric acid, urea, bun, tsh, alt, ast, ferritin, vitamin, inr, acetone, breath meter, breath, ketonix, units, dose, stage, type, week, size, score, room, error, version, since, until, about keto',
  ],
  [
    'other',
    'weak',
    'turned, walked, ran, ate, eat, eating, drank, drink, slept, sleep, took, take, takes, taking',
  ],
];

/** Names by their words, for the longest that fits. */
export const LABELS: ReadonlyMap<string, { readonly quantity: Quantity; readonly strength: LabelStrength }> =
  new Map(
    NAMES.flatMap(([quantity, strength, names]) =>
      words(names).map((name) => [name, { quantity, strength }] as const),
    ),
  );
/** Most words in a name. */
export const LABEL_WORDS_MOST = 3;
