/** What a number in a message may measure; `other` is anything that no health rule reads from a message's numbers. */
export type Quantity = 'glucose' | 'ketones' | 'a1c' | 'bloodPressure' | 'heartRate' | 'other';

/** Units as they are told apart; `other` belongs to no blood value. */
export type NumberUnit = 'mg/dL' | 'mmol/L' | 'g/L' | '%' | 'mmol/mol' | 'bpm' | 'other';

/**
 * How sure a name is of its quantity. A strong one may stand some words away from its number; a weak one ("meter",
 * "reading", "fasting") must touch it and leaves the quantity open where ketones fit as well.
 */
export type LabelStrength = 'strong' | 'weak';

const list = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** Names of quantities, in the languages of the emergency words; several words with single spaces. */
const NAMES: readonly (readonly [Quantity, LabelStrength, readonly string[]])[] = [
  [
    'glucose',
    'strong',
    list(
      'sugar, azucar, azúcar, zucker, suiker, blood sugar, blood sugars, blood glucose, glucose, bg, bgs, bgl, bgls, bs, bsl, fbs, fbg, rbs, ppbs, fasting sugar, random sugar, sugar level, sugar levels, sugar reading, sugar readings, sugars, glucometer, glucose meter, glucose monitor, sugar meter, cgm, libre, dexcom, finger stick, fingerstick, finger prick, fingerprick, glicemia, glucemia, glucosa, azucar en sangre, azúcar en sangre, glycémie, glycemie, glicose, glicêmia, açúcar no sangue, glicemie, blutzucker, blutzuckerwert, zuckerwert, bloedsuiker, bloedglucose, glukoza, glukozy, glukozę, cukier, cukru, blood shugar',
    ),
  ],
  [
    'glucose',
    'weak',
    list(
      'meter, monitor, sensor, reading, readings, my numbers, my number, my levels, my level, fasting, checked, tested, measured, ranging, numbers',
    ),
  ],
  [
    'ketones',
    'strong',
    list(
      'ketone, ketones, blood ketone, blood ketones, ket, kets, bhb, beta hydroxybutyrate, hydroxybutyrate, ketosis, keto mojo, ketomojo, ketone meter, ketone reading, ketone readings, ketone level, ketone levels, cetonas, cuerpos cetónicos, cétones, corps cétoniques, ketonkörper, ketone im blut, chetoni, ketonen, ketony',
    ),
  ],
  [
    'a1c',
    'strong',
    list('a1c, hba1c, ha1c, hb a1c, a 1 c, hemoglobin a1c, haemoglobin a1c, glycated hemoglobin'),
  ],
  [
    'bloodPressure',
    'strong',
    list(
      'blood pressure, bp, systolic, diastolic, pressure, tensión, presión, blutdruck, tension artérielle',
    ),
  ],
  [
    'heartRate',
    'strong',
    list('heart rate, heartrate, heart beat, heartbeat, pulse, hr, resting heart rate, resting hr, puls'),
  ],
  [
    'other',
    'strong',
    list(
      'insulin, homa, homa ir, gki, ldl, hdl, cholesterol, triglyceride, triglycerides, trigs, weight, weigh, weighs, weighed, weighing, scale, bmi, waist, carb, carbs, net carb, net carbs, protein, fat, calorie, calories, kcal, sodium, potassium, magnesium, salt, fiber, creatinine, egfr, gfr, uric acid, urea, bun, tsh, alt, ast, ferritin, vitamin, temperature, temp, fever, oxygen, spo2, inr, age, aged, acetone, breath meter, breath, ketonix, units, dose, stage, type, week, weeks pregnant, size, score, room, error, version, since, until, about keto',
    ),
  ],
  [
    'other',
    'weak',
    list('turned, walked, ran, ate, eat, eating, drank, drink, slept, sleep, took, take, takes, taking'),
  ],
];

/** Words between a name and its number that part nothing. */
export const FILLERS: ReadonlySet<string> = new Set(
  list(
    "is, was, were, are, be, been, am, at, of, to, a, an, the, my, his, her, their, our, its, it, it's, that's, has, have, had, just, now, still, only, like, around, about, approx, approximately, nearly, almost, over, under, above, below, says, said, reads, read, showing, shows, showed, show, shown, hit, hits, came, comes, back, up, down, out, in, on, as, level, levels, reading, readings, value, values, number, result, results, test, blood, count, today, tonight, this, morning, evening, currently, right, very, so, too, high, low, and, then, spiked, jumped, went, goes, gone, dropped, measured, measures, tested, got, getting, me, gave, fasting, random, roughly, maybe, well, really, consistently, usually, last, night, yesterday, ist, bei, liegt, war, von, es, está, en, de, à, est, e, é, di, è, wynosi, van, hai",
  ),
);

/** After a number these show that it counts or measures something else, of which no blood value is made. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  list(
    "g, gr, gram, grams, gm, gms, mg, mcg, ug, kg, kgs, kilo, kilos, lb, lbs, pound, pounds, st, stone, oz, ounce, ounces, ml, cl, l, liter, liters, litre, litres, cup, cups, tbsp, tsp, tablespoon, tablespoons, teaspoon, teaspoons, kcal, cal, cals, calorie, calories, carb, carbs, net, ppm, iu, unit, units, h, hr, hrs, hour, hours, hourly, min, mins, minute, minutes, s, sec, secs, second, seconds, day, days, week, weeks, wk, wks, month, months, mo, mos, year, years, yr, yrs, yo, y, am, pm, oclock, o'clock, times, time, x, people, person, kids, children, points, point, steps, step, miles, mile, km, k, cm, mm, inch, inches, ft, feet, foot, f, c, degrees, tablets, tablet, pills, pill, capsules, eggs, egg, slices, slice, pieces, piece, bars, bar, packs, pack, percent, usd, dollars, euros, bucks, meals, meal, reps, sets, readings, old, th, st, nd, rd, st., meters, meters, sugar cubes, cubes, packets, spoons, months old, cans, can, beers, beer, drinks, glasses, glass, bottles, bottle, different, per",
  ),
);

/** Before "sugar" these make it food. */
export const FOOD_BEFORE_SUGAR: ReadonlySet<string> = new Set(
  list(
    'added, of, no, low, zero, less, more, total, gram, grams, g, gm, brown, cane, coconut, table, white, powdered, any, eat, ate, eating, cut, quit, without, raw, palm, date, teaspoon, teaspoons, spoon, spoons',
  ),
);
/** After "sugar" these make it food. */
export const FOOD_AFTER_SUGAR: ReadonlySet<string> = new Set(
  list(
    'free, alcohol, alcohols, content, per, cube, cubes, substitute, substitutes, intake, cravings, craving, in, from',
  ),
);
/** What may follow a small whole number that is glucose in mmol/L: the end, or a word that counts nothing. */
export const AFTER_SMALL_NUMBER: ReadonlySet<string> = new Set(
  list(
    'and, but, now, this, today, tonight, fasting, after, before, when, while, with, on, at, then, i, he, she, is, so, or, which, since, though, feeling, feel, right, again, yesterday, last, all, for, even, still, what, should',
  ),
);

/** After these, what would name another quantity tells only of the circumstances: "sugar after insulin 290". */
export const CIRCUMSTANCE_BEFORE: ReadonlySet<string> = new Set(
  list('after, before, despite, on, without, with, while, from, for, post, pre, no, more, my'),
);

/** Names by their words, for the longest that fits. */
export const LABELS: ReadonlyMap<string, { readonly quantity: Quantity; readonly strength: LabelStrength }> =
  new Map(
    NAMES.flatMap(([quantity, strength, names]) =>
      names.map((name) => [name, { quantity, strength }] as const),
    ),
  );
/** Most words in a name. */
export const LABEL_WORDS_MOST = 3;

/** Pieces that make a unit, written without spaces: "mg / dl" is looked up as "mg/dl". */
export const UNITS: ReadonlyMap<string, NumberUnit> = new Map(
  (
    [
      ['mg/dL', 'mg/dl, mgdl, mgperdl, mg%, milligramsperdeciliter, mg/100ml, mgs/dl'],
      [
        'mmol/L',
        'mmol/l, mmol, mmols, mmols/l, mmoll, mmolperl, mmolperliter, mmolperlitre, millimol, millimoles, millimole, mmo/l, mmo, mml, mm/l',
      ],
      ['g/L', 'g/l, gr/l, gperl, gl, gramsperliter'],
      ['mmol/mol', 'mmol/mol'],
      ['%', '%, percent, pct, prozent'],
      ['bpm', 'bpm, beats, beatsperminute, b/m'],
    ] as const
  ).flatMap(([unit, names]) => list(names).map((name) => [name, unit] as const)),
);
