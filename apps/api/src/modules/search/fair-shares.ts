/**
 * Divides a total among several: each gets what it needs, or an equal share of what those that need less leave over.
 * Returns whole numbers, whose sum is at most the total.
 */
export function fairShares(needs: readonly number[], total: number): number[] {
  const shares = needs.map(() => 0);
  const ascending = needs.map((need, at) => ({ need, at })).toSorted((one, other) => one.need - other.need);
  let left = Math.floor(total);
  for (const [done, { need, at }] of ascending.entries()) {
    const share = Math.min(need, Math.floor(left / (ascending.length - done)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}
