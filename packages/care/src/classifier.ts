import { weightCount } from './features';

/** A linear classifier: a weight for each hashed feature, and the intercept at the end. */
export type Weights = ArrayLike<number>;

/** A short text counts as if it had this many features, so that one word cannot decide alone. */
const minFeatures = 30;

export type Example = { features: readonly number[]; isNeeded: boolean };

/** A missed message in danger counts as much as two harmless ones that get the note. */
const learning = { rounds: 12, rate: 0.2, decay: 1e-5, weightOfMissed: 2 } as const;

/**
 * Learns weights by logistic regression: stochastic gradient descent with the step sizes of AdaGrad (Duchi, Hazan and
 * Singer, 2011). The same examples in the same order give the same weights.
 */
export function learnWeights(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(weightCount + 1);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const step = (at: number, gradient: number) => {
    squares[at] = (squares[at] ?? 0) + gradient ** 2;
    weights[at] = (weights[at] ?? 0) - (learning.rate * gradient) / Math.sqrt(squares[at] ?? 1);
  };
  for (let round = 0; round < learning.rounds; round += 1)
    for (const at of shuffled(examples.length, round)) {
      const example = examples[at];
      if (!example) continue;
      const { features, isNeeded } = example;
      const probability = 1 / (1 + Math.exp(-scoreOf(weights, features)));
      const error = isNeeded ? learning.weightOfMissed * (probability - 1) : probability;
      const value = lengthFactor(features);
      for (const feature of features) step(feature, error * value + learning.decay * (weights[feature] ?? 0));
      step(weightCount, error);
    }
  return weights;
}

/** Returns the log-odds that a text needs the care note. */
export function scoreOf(weights: Weights, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum * lengthFactor(features) + (weights[weightCount] ?? 0);
}

/** Each feature of a text has the same value, and the values of a text form a vector of at most length 1. */
const lengthFactor = (features: readonly number[]) => 1 / Math.sqrt(Math.max(features.length, minFeatures));

/** Returns the numbers below `count` in an order that depends on `seed` alone. */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = seed + 1;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Weights as bytes with their scale, so that the file is small. */
export function packWeights(weights: Float64Array): Uint8Array {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const bytes = new Uint8Array(8 + weights.length);
  new DataView(bytes.buffer).setFloat64(0, largest / 127);
  for (const [at, weight] of weights.entries()) bytes[8 + at] = Math.round((weight / largest) * 127);
  return bytes;
}

export function unpackWeights(bytes: Uint8Array): Float32Array {
  const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0);
  const packed = new Int8Array(bytes.buffer, bytes.byteOffset + 8, bytes.length - 8);
  return Float32Array.from(packed, (weight) => weight * scale);
}
