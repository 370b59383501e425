export function bestCorrection(
  word: string,
  candidates: readonly { word: string; frequency: number }[],
): string | undefined {
  const max = word.length < 8 ? 1 : 2;
  const near = candidates
    .map((one) => ({ ...one, distance: distance(word, one.word) }))
    .filter((one) => one.distance <= max)
    .sort((one, other) => one.distance - other.distance || other.frequency - one.frequency);
  return near[0]?.word;
}
function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const row = d[i]!;
      row[j] = Math.min(
        d[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, d[i - 2]![j - 2]! + 1);
    }
  return d[a.length]![b.length]!;
}
