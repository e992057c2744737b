import { words } from './quantity-names.ts';

/** Units as they are told apart; `other` belongs to no value of the body. */
export type NumberUnit =
  | 'mg/dL'
  | 'mmol/L'
  | 'g/L'
  | '%'
  | 'mmol/mol'
  | 'bpm'
  | 'mmHg'
  | '°C'
  | '°F'
  | 'other';

/** Words between a name and its number that part nothing. */
export const FILLERS: ReadonlySet<string> = new Set(
  words(
    "is, was, were, are, be, been, am, at, of, to, a, an, the, my, his, her, their, our, its, it, it's, that's, has, have, had, just, now, still, only, like, around, about, approx, approximately, nearly, almost, over, under, above, below, says, said, reads, read, showing, shows, showed, show, shown, hit, hits, came, comes, back, up, down, out, in, on, as, level, levels, reading, readings, value, values, number, result, results, test, blood, count, today, tonight, this, morning, evening, currently, right, very, so, too, high, low, and, then, spiked, jumped, went, goes, gone, dropped, measured, measures, tested, got, getting, me, gave, fasting, random, roughly, maybe, well, really, consistently, usually, last, night, yesterday, ist, bei, liegt, war, von, es, está, en, de, à, est, e, é, di, è, wynosi, van, hai, sono, to, ma, zit, op, bei, je, tengo, tiene, salió, aa, raha, aaya, aayi, mere, mera, meri, son, mes, mis, i, sitting, another, poziomie, na, sind, estão, em, deu, están, sur, estava, miałem, był, tha, je, rest, resting",
  ),
);

/** After a number these show that it counts or measures something else, of which no blood value is made. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  words(
    "g, gr, gram, grams, gm, gms, mg, mcg, ug, kg, kgs, kilo, kilos, lb, lbs, pound, pounds, st, stone, oz, ounce, ounces, ml, cl, l, liter, liters, litre, litres, cup, cups, tbsp, tsp, tablespoon, tablespoons, teaspoon, teaspoons, kcal, cal, cals, calorie, calories, carb, carbs, net, ppm, iu, unit, units, h, hr, hrs, hour, hours, hourly, min, mins, minute, minutes, s, sec, secs, second, seconds, day, days, week, weeks, wk, wks, month, months, mo, mos, year, years, yr, yrs, yo, am, pm, oclock, o'clock, times, time, x, people, person, kids, children, points, point, steps, step, miles, mile, km, k, cm, mm, inch, inches, ft, feet, foot, tablets, tablet, pills, pill, capsules, eggs, egg, slices, slice, pieces, piece, bars, bar, packs, pack, percent, usd, dollars, euros, bucks, meals, meal, reps, sets, readings, old, th, st, nd, rd, st., meters, meters, sugar cubes, cubes, packets, spoons, months old, cans, can, beers, beer, drinks, glasses, glass, bottles, bottle, different, per",
  ),
);

/** Before "sugar" these make it food. */
export const FOOD_BEFORE_SUGAR: ReadonlySet<string> = new Set(
  words(
    'added, of, which, no, low, zero, less, more, total, gram, grams, g, gm, brown, cane, coconut, table, white, powdered, any, eat, ate, eating, cut, quit, without, raw, palm, date, teaspoon, teaspoons, spoon, spoons',
  ),
);
/** After "sugar" these make it food. */
export const FOOD_AFTER_SUGAR: ReadonlySet<string> = new Set(
  words(
    'free, alcohol, alcohols, content, per, cube, cubes, substitute, substitutes, intake, cravings, craving, in, from',
  ),
);
/** What may follow a small whole number that is glucose in mmol/L: the end, or a word that counts nothing. */
export const AFTER_SMALL_NUMBER: ReadonlySet<string> = new Set(
  words(
    'and, but, now, this, today, tonight, fasting, after, before, when, while, with, on, at, then, i, he, she, is, so, or, which, since, though, feeling, feel, right, again, yesterday, last, all, for, even, still, what, should',
  ),
);

/** After these, what would name another quantity tells only of the circumstances: "sugar after insulin 290". */
export const CIRCUMSTANCE_BEFORE: ReadonlySet<string> = new Set(
  words('after, before, despite, on, without, with, while, from, for, post, pre, no, more, my'),
);

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
      ['mmHg', 'mmhg, mmofhg'],
      [
        '°C',
        '°c, c, celsius, °, °celsius, degreesc, degreescelsius, grad, gradi, grados, graus, graden, stopni',
      ],
      ['°F', '°f, f, fahrenheit, °fahrenheit, degreesf, degreesfahrenheit'],
    ] as const
  ).flatMap(([unit, names]) => words(names).map((name) => [name, unit] as const)),
);
