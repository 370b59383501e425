/** Median, minimum and maximum of some values. */
export type Spread = { median: number; least: number; most: number };

/** Returns the percentile `share` (0 to 1) of the samples, by the nearest rank; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the middle value, or the mean of the two middle values; NaN without samples. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function spreadOf(samples: readonly number[]): Spread {
  return { median: median(samples), least: Math.min(...samples), most: Math.max(...samples) };
}

/** Returns the ratios of each round's two values. A slow round then affects both of its halves. */
export function ratioOf(values: readonly number[], peerValues: readonly number[]): Spread {
  if (values.length !== peerValues.length) throw new RangeError('Each round has two halves.');
  return spreadOf(values.map((value, round) => value / (peerValues[round] ?? Number.NaN)));
}

/** Runs two measurements `rounds` times, in turns and in changing order: A B, B A, A B, … */
export async function alternate<T>(
  rounds: number,
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<[T[], T[]]> {
  const results: [T[], T[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) results[side].push(await (side === 0 ? one() : other()));
  }
  return results;
}
