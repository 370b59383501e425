import type { LoadResult } from '../load/load-job';
import { median, ratioOf, type Spread, spreadOf } from './statistics';

export type Goal = { atLeast: number } | { atMost: number };

/** One line of the report. */
export type Figure = {
  name: string;
  /** What was measured, with its unit. */
  ours: string;
  /** Who was measured in the same run, and what. */
  peer?: string;
  ratio?: Spread;
  /** What the goal is about: the median ratio where there is a peer. */
  value: number;
  /** Milliseconds, where sizes of the library are compared by it. */
  p95?: number;
  goal?: Goal & { unit: string };
  /** Answers that were not 2xx, and requests without one. */
  errors: number;
};

export type Plan = { request: string; text: string };

/** Whether a figure reaches its goal; undefined where it has none. Errors never reach one. */
export function isMet({ goal, value, errors }: Figure): boolean | undefined {
  if (!goal) return undefined;
  if (errors > 0) return false;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

/** A figure of two runs in turns: the ratio of requests a second. */
export function comparison(
  name: string,
  peer: string,
  [ours, theirs]: readonly [LoadResult[], LoadResult[]],
  atLeast?: number,
): Figure {
  const ratio = ratioOf(
    ours.map(({ perSecond }) => perSecond),
    theirs.map(({ perSecond }) => perSecond),
  );
  return {
    name,
    ours: loadText(ours),
    peer: `${peer}: ${loadText(theirs)}`,
    ratio,
    value: ratio.median,
    goal: atLeast === undefined ? undefined : { atLeast, unit: '' },
    // A peer that fails would make us look better than we are.
    errors: errorsOf(ours) + errorsOf(theirs),
  };
}

/** What is measured by itself, several times. */
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

/** Requests without a good answer. */
export function errorsOf(results: readonly LoadResult[]): number {
  return results.reduce((sum, { errors }) => sum + errors, 0);
}

function loadText(results: readonly LoadResult[]): string {
  const middle = (of: (result: LoadResult) => number) => median(results.map(of));
  return `${Math.round(middle(({ perSecond }) => perSecond)).toLocaleString('en')}/s, p50 ${short(middle(({ p50 }) => p50))} ms, p95 ${short(middle(({ p95 }) => p95))} ms`;
}

/** Three figures that count, such as 0.043, 4.31 or 431. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}
