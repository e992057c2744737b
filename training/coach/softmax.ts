/** A linear layer with a softmax over its outputs. */
export type Softmax = { weights: number[][]; bias: number[] };

const EPOCHS = 12;
const RATE = 2;
const L2 = 1e-5;

/** Multinomial logistic regression by stochastic gradient descent from zero, the rows in a fixed order: the same rows give the same layer. */
export function trainSoftmax(
  rows: readonly Float32Array[],
  labels: readonly number[],
  classes: number,
): Softmax {
  const width = rows[0]?.length ?? 0;
  const weights = Array.from({ length: classes }, () => new Float64Array(width));
  const bias = new Float64Array(classes);
  const order = shuffled(rows.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const index of order) {
      const row = rows[index] ?? new Float32Array(width);
      const shares = softmax(weights.map((own, at) => dot(own, row) + (bias[at] ?? 0)));
      weights.forEach((own, at) => {
        const miss = (shares[at] ?? 0) - Number(labels[index] === at);
        bias[at] = (bias[at] ?? 0) - rate * 0.1 * miss;
        for (let i = 0; i < width; i++)
          own[i] = (own[i] ?? 0) * (1 - rate * L2) - rate * miss * (row[i] ?? 0);
      });
    }
  }
  const round = (value: number) => Math.round(value * 1e3) / 1e3;
  return { weights: weights.map((own) => [...own].map(round)), bias: [...bias].map(round) };
}

export function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function dot(a: Float64Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Numbers below `count` in an order that only looks random. */
function shuffled(count: number): number[] {
  const key = (one: number) => (Math.imul(one + 1, 2654435761) >>> 0) / 2 ** 32;
  return Array.from({ length: count }, (_, one) => one).sort((a, b) => key(a) - key(b));
}
