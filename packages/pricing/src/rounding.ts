/** Rounds half up to a whole number: 0.5 is 1, -0.5 is 0. Amounts of this package are never negative. */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5);
}
