import type { LoadResult } from '../load/load-job';
import { median, ratioOf, type Spread, spreadOf } from './statistics';

export type Goal = { atLeast: number } | { atMost: number };

/** One line of the report. */
export type Figure = {
  name: string;
  /** Measured value with its unit. */
  ours: string;
  /** Name and value of the program that was measured in the same run. */
  peer?: string;
  ratio?: Spread;
  /** Value for the goal: with a peer, the median ratio. */
  value: number;
  /** Milliseconds, if the report compares it between sizes of the library. */
  p95?: number;
  goal?: Goal & { unit: string };
  /** Answers that were not 2xx, and requests without one. */
  errors: number;
};

export type Plan = { request: string; text: string };

/** Returns true if a figure reaches its goal, which errors prevent; undefined without a goal. */
export function isMet({ goal, value, errors }: Figure): boolean | undefined {
  if (!goal) return undefined;
  if (errors > 0) return false;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

/** Returns the figure of two measurements in turns: the ratio of their requests per second. */
export function comparison(
  name: string,
  peer: string,
  [runs, peerRuns]: readonly [LoadResult[], LoadResult[]],
  atLeast?: number,
): Figure {
  const ratio = ratioOf(
    runs.map(({ perSecond }) => perSecond),
    peerRuns.map(({ perSecond }) => perSecond),
  );
  return {
    name,
    ours: loadText(runs),
    peer: `${peer}: ${loadText(peerRuns)}`,
    ratio,
    value: ratio.median,
    goal: atLeast === undefined ? undefined : { atLeast, unit: '' },
    // A failing peer would make our result look better.
    errors: errorsOf(runs) + errorsOf(peerRuns),
  };
}

/** Returns the figure of a value without a peer that was measured several times. */
export function repeated(
  name: string,
  samples: readonly number[],
  unit: string,
  goal?: Goal & { unit: string },
): Figure {
  const { median: value, least, most } = spreadOf(samples);
  return {
    name,
    ours: `${short(value)} ${unit} (${short(least)}–${short(most)})`,
    value,
    goal,
    errors: 0,
  };
}

/** Counts the requests without a good answer. */
export function errorsOf(results: readonly LoadResult[]): number {
  return results.reduce((sum, { errors }) => sum + errors, 0);
}

function loadText(results: readonly LoadResult[]): string {
  const perSecond = median(results.map((result) => result.perSecond));
  return `${Math.round(perSecond).toLocaleString('en')}/s, ${timesText(results)}`;
}

/** Returns the median p50 and p95 of some runs as text. */
export function timesText(results: readonly LoadResult[]): string {
  const p50 = median(results.map((result) => result.p50));
  const p95 = median(results.map((result) => result.p95));
  return `p50 ${short(p50)} ms, p95 ${short(p95)} ms`;
}

/** Returns the median of the p95 of some runs as text, with its range. */
export function p95Text({ median: medianMs, least, most }: Spread): string {
  return `p95 ${short(medianMs)} ms (${short(least)}–${short(most)})`;
}

/** Formats a number with three significant digits, such as 0.043, 4.31 or 431. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}
