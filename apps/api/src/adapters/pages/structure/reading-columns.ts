import { isSameLine } from './drafts';
import type { Box } from './segments';

/** Least width of the gap between two columns, in points. */
const minGutter = 8;
/** Share of the lines that may cross a gap between columns, such as titles over both. */
const maxCrossing = 0.3;
const minLines = 3;
const maxDepth = 6;

type Readable = Box & { text: string };

/**
 * Returns the segments in reading order. The order of the file is kept if it reads column by column; files that were
 * written line by line across columns are sorted.
 */
export function inColumnOrder<T extends Readable>(segments: readonly T[]): T[] {
  return isAcrossColumns(segments) ? sortByColumns(segments, 0) : [...segments];
}

/** Returns whether the file goes from column to column in every line, or up and down the page. */
function isAcrossColumns(segments: readonly Readable[]): boolean {
  let [across, up] = [0, 0];
  for (const [at, next] of segments.entries()) {
    const last = segments[at - 1];
    if (!last) continue;
    const isLong = last.text.length >= 20 && next.text.length >= 20;
    if (isLong && next.left - last.right > minGutter && isSameLine(last, next)) across++;
    // Upwards, and not into another column on the right.
    if (isLong && last.top - next.bottom > 2 && next.left < last.right && next.right > last.left) up++;
  }
  return across >= 4 || up > 3;
}

function sortByColumns<T extends Readable>(segments: readonly T[], depth: number): T[] {
  const gutter = depth < maxDepth ? findGutter(segments) : undefined;
  if (!gutter) return depth > 0 ? byLines(segments) : [...segments];
  const isCrossing = ({ left, right }: Box) => left < gutter.right - 1 && right > gutter.left + 1;
  const crossing = segments.filter(isCrossing).toSorted((a, b) => a.top - b.top);
  const sorted: T[] = [];
  let rest = segments.filter((segment) => !isCrossing(segment));
  const addBand = (end: number) => {
    const band = rest.filter(({ top, bottom }) => (top + bottom) / 2 < end);
    rest = rest.filter((segment) => !band.includes(segment));
    sorted.push(
      ...sortByColumns(
        band.filter(({ right }) => right <= gutter.left + 1),
        depth + 1,
      ),
      ...sortByColumns(
        band.filter(({ right }) => right > gutter.left + 1),
        depth + 1,
      ),
    );
  };
  for (const line of crossing) {
    addBand(line.top);
    sorted.push(line);
  }
  addBand(Number.POSITIVE_INFINITY);
  return sorted;
}

/** Returns the vertical gap that the fewest lines cross, the widest of those, if it has several lines on both sides. */
function findGutter(segments: readonly Box[]): { left: number; right: number } | undefined {
  if (segments.length < 2 * minLines) return undefined;
  const edges = segments.map(({ right }) => right).toSorted((a, b) => a - b);
  let best: { left: number; right: number; crossing: number } | undefined;
  for (const [at, left] of edges.entries()) {
    if (at > 0 && left - (edges[at - 1] ?? 0) < 1) continue;
    const before = segments.filter(({ right }) => right <= left + 1);
    const after = segments.filter((box) => box.left >= left + minGutter);
    const crossing = segments.length - before.length - after.length;
    if (before.length < minLines || after.length < minLines) continue;
    if (crossing > maxCrossing * segments.length || !isBeside(before, after)) continue;
    const right = Math.min(...after.map((box) => box.left));
    const isWider = best?.crossing === crossing && right - left > best.right - best.left;
    if (!best || crossing < best.crossing || isWider) best = { left, right, crossing };
  }
  return best;
}

function isBeside(before: readonly Box[], after: readonly Box[]): boolean {
  const heightOf = (boxes: readonly Box[]) => ({
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  });
  const [a, b] = [heightOf(before), heightOf(after)];
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
}

function byLines<T extends Box>(segments: readonly T[]): T[] {
  const lines: T[][] = [];
  for (const segment of segments.toSorted((a, b) => a.top - b.top)) {
    const line = lines.at(-1);
    if (line?.[0] && isSameLine(line[0], segment)) line.push(segment);
    else lines.push([segment]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}
