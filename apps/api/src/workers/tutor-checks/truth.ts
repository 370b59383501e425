import { type Equation, equationsIn, type Side, valueAt } from './equations';
import { plainMath } from './plain-math';

export type Truth = 'true' | 'false' | 'unknown';

/** Values of variables, several where a problem has several solutions. */
export type Values = ReadonlyMap<string, readonly number[]>;

/** Relative difference up to which sides are equal, or may be equal after rounding. */
const equal = { exact: 0.005, rounded: 0.02 } as const;
const maxCombinations = 32;
/** Values at which two sides must agree to be the same expression. */
const points = [0.37, 1.9, -2.3, 5.1] as const;

/** Returns whether an equation holds with these values. Without the value of a variable, only an identity is true. */
export function truthOf(equation: Equation, values: Values): Truth {
  const { left, right } = equation;
  const variables = [...new Set([...left.variables, ...right.variables])];
  if (variables.every((name) => values.has(name))) {
    const truths = scopesOf(variables, values).map((scope) => truthAt(equation, scope));
    if (truths.includes('true')) return 'true';
    return truths.includes('unknown') || truths.length === 0 ? 'unknown' : 'false';
  }
  return areSame(left, right) ? 'true' : 'unknown';
}

/** Returns whether two sides have the same value whatever the values of their variables are. */
export function areSame(one: Side, other: Side): boolean {
  const variables = [...new Set([...one.variables, ...other.variables])];
  let compared = 0;
  for (const [at] of points.entries()) {
    const scope = Object.fromEntries(
      variables.map((name, place) => [name, points[(at + place) % points.length] ?? 1]),
    );
    const [left, right] = [one, other].map(({ readings }) => readings[0] && valueAt(readings[0], scope));
    if (left === undefined || right === undefined) continue;
    if (Math.abs(left - right) > 1e-6 * Math.max(1, Math.abs(left))) return false;
    compared += 1;
  }
  return compared > 1;
}

function scopesOf(variables: readonly string[], values: Values): Record<string, number>[] {
  return variables.reduce<Record<string, number>[]>(
    (scopes, name) =>
      scopes
        .flatMap((scope) => (values.get(name) ?? []).map((value) => ({ ...scope, [name]: value })))
        .slice(0, maxCombinations),
    [{}],
  );
}

/** A percentage counts in the reading in which the equation holds best. */
function truthAt({ left, right, isApproximate }: Equation, scope: Record<string, number>): Truth {
  let best: Truth = 'unknown';
  let isCalculated = false;
  for (const one of left.readings)
    for (const other of right.readings) {
      const [leftValue, rightValue] = [valueAt(one, scope), valueAt(other, scope)];
      if (leftValue === undefined || rightValue === undefined) continue;
      const truth = compare(leftValue, rightValue, isApproximate, right.decimals);
      if (truth === 'true') return 'true';
      if (!isCalculated) best = truth;
      else if (truth === 'unknown') best = truth;
      isCalculated = true;
    }
  return best;
}

function compare(left: number, right: number, isApproximate: boolean, decimals: number | undefined): Truth {
  const difference = Math.abs(left - right);
  const size = Math.max(Math.abs(left), Math.abs(right), 1e-12);
  if (difference <= size * (isApproximate ? equal.rounded : equal.exact)) return 'true';
  const isRounded = decimals !== undefined && difference <= 0.6 * 10 ** -decimals;
  if (isRounded && decimals > 0) return 'true';
  return isRounded || difference <= size * (isApproximate ? 0.05 : equal.rounded) ? 'unknown' : 'false';
}

/** Returns the values that a text gives to variables, as in "x = 3 or x = 5", "x = ±2" and "m = 4 kg". */
export function valuesIn(text: string): Map<string, number[]> {
  const values = new Map<string, number[]>();
  const add = (name: string, value: number) => {
    const known = values.get(name) ?? [];
    if (!known.includes(value) && known.length < 4) values.set(name, [...known, value]);
  };
  const both = plainMath(text).replace(
    /(\p{L}\S{0,12})\s{0,3}=\s{0,3}±\s{0,3}(\d+(?:\.\d+)?)/gu,
    '$1 = $2 ; $1 = -$2',
  );
  const listed = both.replace(
    /(\p{L}\S{0,12})\s{0,3}=\s{0,3}(-?\d+(?:\.\d+)?)\s{0,3}(?:or|and|oder|und|ou|et|o|y|,|;)\s*(-?\d+(?:\.\d+)?)(?![\d\p{L}]|\s*[=*/^+])/gu,
    '$1 = $2 ; $1 = $3',
  );
  for (const { left, right } of equationsIn(listed)) {
    const [name] = left.variables;
    const [reading] = right.readings;
    if (!left.isVariable || !name || !reading || right.variables.size > 0) continue;
    const value = valueAt(reading, {});
    if (value !== undefined) add(name, value);
  }
  return values;
}
