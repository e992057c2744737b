import type { Grade } from './grades.ts';

/** Points per unit of log odds: keeps them beside the targets of a day, which are not learned. */
const SCALE = 4;
const ROUNDS = 300;
const RATE = 0.05;
/** How strongly points, and what is learned of single dishes and foods, are held to nothing. */
const HELD = 0.005;
const KIND_HELD = 0.3;

export interface Points {
  /** Of each count, the lower the better, as in `weigh-option.ts`. */
  readonly points: ReadonlyMap<string, number>;
  /** What to add to the mark of a dish, by its id, and for what it is mainly of, by `mainAt`. */
  readonly moved: ReadonlyMap<string, number>;
}

/** The better of two dishes of one list, and by how many grades. */
type Pair = { readonly better: number; readonly worse: number; readonly by: number };

function pairsOf(grades: readonly Grade[]): Pair[] {
  const lists = Map.groupBy(grades.keys(), (at) => grades[at]?.list);
  return [...lists.values()].flatMap((list) =>
    list.flatMap((better) =>
      list.flatMap((worse) => {
        const by = (grades[better]?.grade ?? 0) - (grades[worse]?.grade ?? 0);
        return by > 0 ? { better, worse, by } : [];
      }),
    ),
  );
}

/** Counts by name, the mark of the dish among them as `appeal`, of one spread each. */
function columnsOf(grades: readonly Grade[], marks: ReadonlyMap<string, number>) {
  const names = ['appeal', ...new Set(grades.flatMap(({ counts }) => Object.keys(counts)))];
  const values = names.map((name) =>
    Float64Array.from(grades, ({ counts, dish }) =>
      name === 'appeal' ? (marks.get(dish) ?? 2) - 2 : (counts[name] ?? 0),
    ),
  );
  const spreads = values.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    return Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) + 1e-6;
  });
  for (const [at, column] of values.entries())
    for (const row of column.keys()) column[row] = (column[row] ?? 0) / (spreads[at] ?? 1);
  return { names, values, spreads };
}

const kindsOf = ({ dish, mainAt }: Grade) => [dish, mainAt];

/** Steps of Adam (Kingma and Ba, 2015) over all parameters at once. */
function stepper(size: number): (weights: Float64Array, slopes: Float64Array) => void {
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  let round = 0;
  return (weights, slopes) => {
    round++;
    for (let at = 0; at < size; at++) {
      const slope = slopes[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope ** 2;
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round);
      weights[at] =
        (weights[at] ?? 0) - (RATE * step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
    }
  };
}

/**
 * Points under which the better of two dishes of a list comes first: logistic regression over all pairs that a cook
 * told apart, weighed by how far apart. Starts from nothing and takes fixed steps, so the same grades give the same points.
 */
export function fitPoints(grades: readonly Grade[], marks: ReadonlyMap<string, number>): Points {
  const { names, values, spreads } = columnsOf(grades, marks);
  const kinds = [...new Set(grades.flatMap(kindsOf))];
  const kindAt = new Map(kinds.map((kind, at) => [kind, names.length + at]));
  const pairs = pairsOf(grades);
  const weights = new Float64Array(names.length + kinds.length);
  const step = stepper(weights.length);
  const kindsAt = grades.map((grade) => kindsOf(grade).map((kind) => kindAt.get(kind) ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    const scores = kindsAt.map((own) => own.reduce((sum, at) => sum + (weights[at] ?? 0), 0));
    for (const [at, column] of values.entries())
      for (const row of column.keys())
        scores[row] = (scores[row] ?? 0) + (weights[at] ?? 0) * (column[row] ?? 0);
    const pull = new Float64Array(grades.length);
    for (const { better, worse, by } of pairs) {
      const miss = by / (1 + Math.exp((scores[better] ?? 0) - (scores[worse] ?? 0))) / pairs.length;
      pull[better] = (pull[better] ?? 0) - miss;
      pull[worse] = (pull[worse] ?? 0) + miss;
    }
    const slopes = weights.map(
      (weight, at) => (at < names.length ? HELD : KIND_HELD / kinds.length) * weight,
    );
    for (const [at, column] of values.entries())
      slopes[at] = (slopes[at] ?? 0) + column.reduce((sum, value, row) => sum + value * (pull[row] ?? 0), 0);
    for (const [row, own] of kindsAt.entries())
      for (const at of own) slopes[at] = (slopes[at] ?? 0) + (pull[row] ?? 0);
    step(weights, slopes);
  }
  const points = new Map(names.map((name, at) => [name, (-SCALE * (weights[at] ?? 0)) / (spreads[at] ?? 1)]));
  const ofAppeal = -(points.get('appeal') ?? -1) / SCALE;
  return {
    points,
    moved: new Map(kinds.map((kind) => [kind, (weights[kindAt.get(kind) ?? 0] ?? 0) / ofAppeal])),
  };
}
