import type { OcrLine } from '#label-reader/ocr/ocr-line.ts';

/** Amounts that a printed label of the tests states, in the units it prints. */
export type PrintedFacts = {
  calories: number;
  total_fat: number;
  saturated_fat: number;
  total_carbs: number;
  dietary_fiber: number;
  sugars: number;
  protein: number;
  /** mg on American labels, grams of salt on European ones. */
  sodium: number;
};

/** One run of print; `x` is its left edge and `y` its middle. */
export type PrintedText = { text: string; x: number; y: number; size: number };

export type LabelFormat = 'us' | 'us-tabular' | 'us-two-column' | 'ca' | 'eu';
export type EuLanguage = 'en' | 'fr' | 'es' | 'de' | 'it' | 'nl' | 'pt';

const ROW = 34;
const SIZE = 22;

type Row = readonly [name: string, amount: string, indent?: number];

function usRows(facts: PrintedFacts): Row[] {
  return [
    ['Total Fat', `${facts.total_fat}g`],
    ['Saturated Fat', `${facts.saturated_fat}g`, 1],
    ['Sodium', `${facts.sodium}mg`],
    ['Total Carbohydrate', `${facts.total_carbs}g`],
    ['Dietary Fiber', `${facts.dietary_fiber}g`, 1],
    ['Total Sugars', `${facts.sugars}g`, 1],
    ['Protein', `${facts.protein}g`],
  ];
}

function usLabel(facts: PrintedFacts): PrintedText[] {
  const head: PrintedText[] = [
    { text: 'Nutrition Facts', x: 40, y: 50, size: 40 },
    { text: 'About 8 servings per container', x: 40, y: 95, size: SIZE },
    { text: 'Serving size 2/3 cup (55g)', x: 40, y: 130, size: SIZE },
    { text: 'Calories', x: 40, y: 190, size: 36 },
    { text: String(facts.calories), x: 400, y: 186, size: 44 },
    { text: '% Daily Value*', x: 330, y: 240, size: 18 },
  ];
  const rows = usRows(facts).map(([name, amount, indent = 0], i) => ({
    text: `${name} ${amount}`,
    x: 40 + 24 * indent,
    y: 280 + i * ROW,
    size: SIZE,
  }));
  return [...head, ...rows];
}

function twoColumnLabel(facts: PrintedFacts): PrintedText[] {
  const head: PrintedText[] = [
    { text: 'Nutrition Facts', x: 40, y: 50, size: 40 },
    { text: '3 servings per container', x: 40, y: 95, size: SIZE },
    { text: 'Serving size 1 bar (55g)', x: 40, y: 130, size: SIZE },
    { text: 'Per serving', x: 330, y: 170, size: 18 },
    { text: 'Per container', x: 480, y: 170, size: 18 },
    { text: 'Calories', x: 40, y: 210, size: 34 },
    { text: String(facts.calories), x: 340, y: 208, size: 38 },
    { text: String(facts.calories * 3), x: 490, y: 208, size: 38 },
  ];
  const rows = usRows(facts).flatMap(([name, amount, indent = 0], i): PrintedText[] => {
    const y = 260 + i * ROW;
    const [, number = '0', unit = 'g'] = /^([\d.]+)(m?g)$/.exec(amount) ?? [];
    const triple = Math.round(Number(number) * 30) / 10;
    return [
      { text: name, x: 40 + 24 * indent, y, size: SIZE },
      { text: amount, x: 340, y, size: SIZE },
      { text: `${triple}${unit}`, x: 490, y, size: SIZE },
    ];
  });
  return [...head, ...rows];
}

function tabularLabel(facts: PrintedFacts): PrintedText[] {
  const [fat, saturated, sodium, carbs, fibre, sugars, protein] = usRows(facts);
  const head: PrintedText[] = [
    { text: 'Nutrition', x: 30, y: 40, size: 30 },
    { text: 'Facts', x: 30, y: 76, size: 30 },
    { text: 'Serv. Size 1 bar (55g)', x: 30, y: 112, size: 18 },
    { text: `Calories ${facts.calories}`, x: 30, y: 146, size: SIZE },
    { text: 'Amount/serving', x: 330, y: 40, size: 18 },
    { text: 'Amount/serving', x: 640, y: 40, size: 18 },
  ];
  const column = (rows: readonly (Row | undefined)[], x: number) =>
    rows.flatMap((row, i) => (row ? [{ text: `${row[0]} ${row[1]}`, x, y: 76 + i * ROW, size: SIZE }] : []));
  return [...head, ...column([fat, saturated, sodium], 330), ...column([carbs, fibre, sugars, protein], 640)];
}

function canadianLabel(facts: PrintedFacts): PrintedText[] {
  const rows: Row[] = [
    ['Calories / Calories', String(facts.calories)],
    ['Fat / Lipides', `${facts.total_fat} g`],
    ['Saturated / saturés', `${facts.saturated_fat} g`, 1],
    ['Sodium / Sodium', `${facts.sodium} mg`],
    ['Carbohydrate / Glucides', `${facts.total_carbs} g`],
    ['Fibre / Fibres', `${facts.dietary_fiber} g`, 1],
    ['Sugars / Sucres', `${facts.sugars} g`, 1],
    ['Protein / Protéines', `${facts.protein} g`],
  ];
  return [
    { text: 'Nutrition Facts', x: 40, y: 50, size: 36 },
    { text: 'Valeur nutritive', x: 40, y: 92, size: 36 },
    { text: 'Per 1/2 cup (125 mL)', x: 40, y: 130, size: 20 },
    { text: '% Daily Value', x: 330, y: 164, size: 18 },
    ...rows.map(([name, amount, indent = 0], i) => ({
      text: `${name} ${amount}`,
      x: 40 + 24 * indent,
      y: 200 + i * ROW,
      size: SIZE,
    })),
  ];
}

/** Title, column header, then energy, fat, saturates, carbohydrate, sugars, fiber, protein, salt. */
const EU_WORDS: Readonly<Record<EuLanguage, readonly string[]>> = {
  en: [
    'Nutrition',
    'per 100 g',
    'Energy',
    'Fat',
    'of which saturates',
    'Carbohydrate',
    'of which sugars',
    'Fibre',
    'Protein',
    'Salt',
  ],
  fr: [
    'Valeurs nutritives',
    'pour 100 g',
    'Énergie',
    'Matières grasses',
    'dont acides gras saturés',
    'Glucides',
    'dont sucres',
    'Fibres alimentaires',
    'Protéines',
    'Sel',
  ],
  es: [
    'Información nutricional',
    'por 100 g',
    'Valor energético',
    'Grasas',
    'de las cuales saturadas',
    'Hidratos de carbono',
    'de los cuales azúcares',
    'Fibra alimentaria',
    'Proteínas',
    'Sal',
  ],
  de: [
    'Nährwerte',
    'pro 100 g',
    'Brennwert',
    'Fett',
    'davon gesättigte Fettsäuren',
    'Kohlenhydrate',
    'davon Zucker',
    'Ballaststoffe',
    'Eiweiß',
    'Salz',
  ],
  it: [
    'Dichiarazione nutrizionale',
    'per 100 g',
    'Energia',
    'Grassi',
    'di cui acidi grassi saturi',
    'Carboidrati',
    'di cui zuccheri',
    'Fibre',
    'Proteine',
    'Sale',
  ],
  nl: [
    'Voedingswaarde',
    'per 100 g',
    'Energie',
    'Vetten',
    'waarvan verzadigde vetzuren',
    'Koolhydraten',
    'waarvan suikers',
    'Vezels',
    'Eiwitten',
    'Zout',
  ],
  pt: [
    'Informação nutricional',
    'por 100 g',
    'Energia',
    'Lípidos',
    'dos quais saturados',
    'Hidratos de carbono',
    'dos quais açúcares',
    'Fibra',
    'Proteínas',
    'Sal',
  ],
};

/** kJ as a European label of these amounts prints it (4.184 kJ a kcal). */
export function printedKilojoules(facts: PrintedFacts): number {
  return Math.round(facts.calories * 4.184);
}

function euLabel(facts: PrintedFacts, language: EuLanguage): PrintedText[] {
  const [title = '', per = '', energy = '', ...names] = EU_WORDS[language];
  const point = language === 'en' ? '.' : ',';
  const grams = (value: number) => `${String(value).replace('.', point)} g`;
  const amounts = [
    facts.total_fat,
    facts.saturated_fat,
    facts.total_carbs,
    facts.sugars,
    facts.dietary_fiber,
    facts.protein,
    facts.sodium,
  ];
  return [
    { text: title, x: 40, y: 50, size: 32 },
    { text: per, x: 420, y: 96, size: SIZE },
    { text: energy, x: 40, y: 140, size: SIZE },
    { text: `${printedKilojoules(facts)} kJ`, x: 420, y: 140, size: SIZE },
    { text: `${facts.calories} kcal`, x: 420, y: 170, size: SIZE },
    ...names.flatMap((text, i) => [
      { text, x: 40, y: 206 + i * ROW, size: SIZE },
      { text: grams(amounts[i] ?? 0), x: 420, y: 206 + i * ROW, size: SIZE },
    ]),
  ];
}

/** Prints facts as the runs of text of a label. */
export function printLabel(
  facts: PrintedFacts,
  format: LabelFormat,
  language: EuLanguage = 'en',
): PrintedText[] {
  if (format === 'us') return usLabel(facts);
  if (format === 'us-tabular') return tabularLabel(facts);
  if (format === 'us-two-column') return twoColumnLabel(facts);
  if (format === 'ca') return canadianLabel(facts);
  return euLabel(facts, language);
}

/** Mean advance of a character, in sizes. */
const ADVANCE = 0.52;

/** The label as a reader without faults would see it, turned by `tilt` radians about its corner. */
export function asOcrLines(print: readonly PrintedText[], tilt = 0): OcrLine[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const turn = (x: number, y: number) => ({ x: 200 + x * cos - y * sin, y: 200 + x * sin + y * cos });
  return print.map(({ text, x, y, size }) => {
    const width = text.length * size * ADVANCE;
    const half = size * 0.7;
    return {
      quad: [turn(x, y - half), turn(x + width, y - half), turn(x + width, y + half), turn(x, y + half)],
      chars: [...text].map((char, i) => ({
        char,
        confidence: 0.99,
        at: (i + 0.5) / text.length,
        others: [],
      })),
    };
  });
}
