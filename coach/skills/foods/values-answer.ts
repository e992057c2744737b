import { gramsText, listText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { NUTRIENT_TEXT, valueText } from '#foods/nutrient-words.ts';
import { NUTRIENTS, type Nutrient, type PortionValues, sumValues, valuesIn } from '#foods/portion-values.ts';
import type { Serving } from '#foods/serving.ts';
import { type DayLimit, dayText } from './day-limit.ts';

/** "6.7 g net carbs", in bold, said to be an upper bound where it is one. */
export function boldValue(name: Nutrient, values: PortionValues): string {
  const value = values[name];
  if (value === null) return `an unknown amount of ${NUTRIENT_TEXT[name].name}`;
  const most = name === 'netCarbs' && values.netCarbsAtMost ? 'at most ' : '';
  const noun = name === 'kcal' ? '' : ` ${NUTRIENT_TEXT[name].name}`;
  return `${most}**${valueText(name, value)}${noun}**`;
}

/** Where the numbers come from, as the table calls it. */
export function rowText(servings: readonly Serving[]): string {
  const rows = servings
    .filter(({ foods }) => foods.length === 1)
    .flatMap(({ foods }) => foods[0]?.description ?? []);
  return rows.length > 0 ? `*USDA: ${rows.join('; ')}.*` : '*Added up from rows of the USDA table.*';
}

export function notesText(servings: readonly Serving[]): string[] {
  const notes = [...new Set(servings.flatMap(({ notes }) => notes))];
  const bound = servings.some(({ values }) => values.netCarbsAtMost)
    ? ['The table doesn’t list fiber for this, so net carbs may be lower than shown.']
    : [];
  return [...notes, ...bound];
}

function shareText(values: PortionValues, day: DayLimit): string {
  if (day.stop !== null || values.netCarbs < 0.5) return '';
  const share = Math.round((values.netCarbs / day.grams) * 100);
  return share > 100
    ? ` That’s more net carbs than ${dayText(day)} allows.`
    : ` That’s ${share}% of ${dayText(day)}.`;
}

/** "29.4 g carbs less 16 g fiber"; empty where nothing is taken off. */
function working({ carbs, fiber }: PortionValues): string {
  if (fiber === null || fiber < 0.05) return '';
  return ` (${gramsText(carbs)} carbs minus ${gramsText(fiber)} fiber)`;
}

function askedSentence({ values, text }: Serving, asked: readonly Nutrient[]): string {
  const parts = asked.map(
    (name) => `${boldValue(name, values)}${name === 'netCarbs' ? working(values) : ''}`,
  );
  return `There are ${listText(parts)} in ${text}.`;
}

function alsoSentence(values: PortionValues, told: readonly Nutrient[]): string {
  const others = (['netCarbs', 'kcal', 'protein', 'fat', 'fiber'] as const).filter(
    (name) => !told.includes(name),
  );
  const known = others.filter((name) => (values[name] ?? 0) >= 0.05 || name === 'netCarbs');
  const parts = known.map((name) =>
    name === 'netCarbs'
      ? boldValue(name, values)
      : `${valueText(name, values[name])}${name === 'kcal' ? '' : ` ${NUTRIENT_TEXT[name].name}`}`,
  );
  return `It also has ${listText(parts)}.`;
}

/** One food, the nutrients that were asked for first. */
function oneAnswer(serving: Serving, asked: readonly Nutrient[], day: DayLimit): string {
  const share = asked.includes('netCarbs') ? shareText(serving.values, day) : '';
  const lines = [
    `${askedSentence(serving, asked)}${share} ${alsoSentence(serving.values, asked)}`,
    ...notesText([serving]),
    rowText([serving]),
  ];
  return lines.join('\n\n');
}

/** One food with everything the table has of it. */
function wholeAnswer(serving: Serving, day: DayLimit): string {
  const { values, text, foods, grams } = serving;
  const [food] = foods;
  const per100 = foods.length === 1 && food ? valuesIn(food, 100) : null;
  const known = NUTRIENTS.filter((name) => values[name] !== null);
  const rows = known.map((name) => {
    const { name: title } = NUTRIENT_TEXT[name];
    const label = name === 'netCarbs' ? `**${sentenceStart(title)}**` : sentenceStart(title);
    const value = valueText(name, values[name]);
    const cells = [label, name === 'netCarbs' ? `**${value}**` : value];
    return `| ${[...cells, ...(per100 ? [valueText(name, per100[name])] : [])].join(' | ')} |`;
  });
  const head = per100
    ? `| | ${gramsText(grams)} | 100 g |\n|---|---|---|`
    : `| | ${gramsText(grams)} |\n|---|---|`;
  return [
    `There are ${boldValue('netCarbs', values)} and ${boldValue('kcal', values)} in ${text}.${shareText(values, day)}`,
    `${head}\n${rows.join('\n')}`,
    ...notesText([serving]),
    rowText([serving]),
  ].join('\n\n');
}

function sumColumns(asked: readonly Nutrient[]): Nutrient[] {
  return [...new Set<Nutrient>(['netCarbs', ...asked, 'kcal', 'protein', 'fat'])].slice(0, 5);
}

/** A table row of several foods; the amount names what it is. */
export function servingRow(label: string, values: PortionValues, columns: readonly Nutrient[]): string {
  return `| ${[label, ...columns.map((name) => valueText(name, values[name]))].join(' | ')} |`;
}

export function tableHead(columns: readonly Nutrient[]): string {
  const titles = columns.map((name) => sentenceStart(NUTRIENT_TEXT[name].name));
  return `| | ${titles.join(' | ')} |\n|---|${columns.map(() => '---|').join('')}`;
}

/** Several foods and what they come to. */
function sumAnswer(servings: readonly Serving[], asked: readonly Nutrient[], day: DayLimit): string {
  const total = sumValues(servings.map(({ values }) => values));
  const columns = sumColumns(asked);
  const first = asked.length > 0 ? asked : (['netCarbs', 'kcal'] as const);
  return [
    `Together that is ${listText(first.map((name) => boldValue(name, total)))}.${shareText(total, day)}`,
    [
      tableHead(columns),
      ...servings.map(({ text, values }) => servingRow(sentenceStart(text), values, columns)),
      servingRow('**Together**', total, columns),
    ].join('\n'),
    ...notesText(servings),
    rowText(servings),
  ].join('\n\n');
}

/** What the asked foods hold. */
export function valuesAnswer(
  servings: readonly Serving[],
  asked: readonly Nutrient[],
  day: DayLimit,
): string {
  const [serving, other] = servings;
  if (!serving || other) return sumAnswer(servings, asked, day);
  return asked.length === 0 ? wholeAnswer(serving, day) : oneAnswer(serving, asked, day);
}
