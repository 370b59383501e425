/** The row that `j` or `k` leads to: one on, at the ends the same one; without a current row the first or last. */
export function rowAfter<Id>(ids: readonly Id[], current: Id | undefined, step: 1 | -1): Id | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  if (at < 0) return step > 0 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
}
