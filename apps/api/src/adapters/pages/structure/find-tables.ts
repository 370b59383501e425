import { type CellDraft, isSameLine, type TableDraft } from './drafts';
import { listLabel } from './lists';
import type { Rule } from './rules';
import { type Box, type Segment, unionOf } from './segments';

// In points: rules this close are one; rules of one table begin and end this close to each other.
const [sameEdge, thin] = [4, 3];
// Least width of a table and least gap between two of its columns, in points.
const [minWidth, minColumnGap] = [40, 5];
const [maxColumns, maxRows, maxRegions] = [40, 200, 40];
/** A column of prose: this many lines that fill most of it. */
const proseLines = 6;

/** Finds tables between drawn lines and those whose cells are aligned. Returns them with the segments that they use. */
export function findTables(
  segments: readonly Segment[],
  rules: readonly Rule[],
): { tables: (TableDraft & { first: number })[]; used: Set<Segment> } {
  const used = new Set<Segment>();
  const tables: (TableDraft & { first: number })[] = [];
  for (const region of [...ruledRegions(rules, segments), ...alignedRegions(segments)]) {
    const inside = segments.filter((segment) => !used.has(segment) && isInside(segment, region));
    const rows = inside.length < 4 ? undefined : gridOf(inside, region.bands);
    if (!rows) continue;
    for (const segment of inside) used.add(segment);
    tables.push({
      kind: 'table',
      rows,
      box: inside.reduce<Box>(unionOf, region),
      first: Math.min(...inside.map((segment) => segments.indexOf(segment))),
    });
  }
  return { tables, used };
}

/** A part of a page that may be a table; `bands` are the heights of the lines across it. */
type Region = Box & { bands: number[] };

function isInside({ left, top, right, bottom }: Box, region: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > region.left && x < region.right && y > region.top && y < region.bottom;
}

/** Returns the regions between lines of equal width that are above each other and have cells between them. */
function ruledRegions(rules: readonly Rule[], segments: readonly Segment[]): Region[] {
  const lines = joinLines(rules.flatMap(edgesOf)).filter(({ left, right }) => right - left >= minWidth);
  const groups: Rule[][] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first]) =>
        first &&
        Math.abs(first.left - line.left) <= sameEdge &&
        Math.abs(first.right - line.right) <= sameEdge,
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups
    .filter((group) => group.length >= 2)
    .flatMap((group) => runsOf(group, segments))
    .toSorted((a, b) => b.bands.length - a.bands.length)
    .slice(0, maxRegions);
}

/** Cuts a group of lines where the text between two of them is not in cells. */
function runsOf(group: readonly Rule[], segments: readonly Segment[]): Region[] {
  const [{ left, right } = { left: 0, right: 0 }] = group;
  const bands = [...new Set(group.map(({ top, bottom }) => Math.round(top + bottom) / 2))].toSorted(
    (a, b) => a - b,
  );
  const regions: Region[] = [];
  let run: number[] = [];
  const close = () => {
    const [top, bottom] = [run[0], run.at(-1)];
    if (top !== undefined && bottom !== undefined && run.length > 1) {
      const region = { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1, bands: run };
      regions.push(extended(region, segments));
    }
    run = [];
  };
  for (const band of bands) {
    const last = run.at(-1);
    if (last !== undefined) {
      const between = segments.filter((one) => isInside(one, { left, right, top: last, bottom: band }));
      if (between.length > 0 && !hasCells(between)) close();
    }
    run.push(band);
  }
  close();
  return regions;
}

/** Returns whether at least half of the lines have several parts. */
function hasCells(segments: readonly Segment[]): boolean {
  const lines = textLines(segments);
  return lines.filter((line) => line.length > 1).length * 2 >= lines.length;
}

/** Adds the rows below the last line, for tables that end on the next page and those with lines around the head only. */
function extended(region: Region, segments: readonly Segment[]): Region {
  const inside = segments.filter((segment) => isInside(segment, region));
  if (textLines(inside).length > 2) return region;
  if (inside.length < 2) return region;
  let { bottom } = region;
  const below = segments.filter(
    (one) => one.top >= region.bottom - 2 && one.right > region.left && one.left < region.right,
  );
  for (const line of textLines(below)) {
    const isFar = (line[0]?.top ?? 0) - bottom > 3 * (line[0]?.size ?? 0);
    const isCell = line.every(
      (one) => inside.filter((head) => head.left < one.right && head.right > one.left).length <= 1,
    );
    if (isFar || !isCell) break;
    bottom = Math.max(bottom, ...line.map((one) => one.bottom + 1));
  }
  return { ...region, bottom };
}

/** Groups segments by the line that they are on, from the top. */
function textLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const line = lines.at(-1);
    if (line?.[0] && isSameLine(line[0], segment)) line.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

/** Returns the upper and lower edge of a filled box, and a line as it is. Vertical lines have none. */
function edgesOf(rule: Rule): Rule[] {
  if (rule.bottom - rule.top <= thin) return [rule];
  if (rule.right - rule.left <= thin) return [];
  return [
    { ...rule, bottom: rule.top },
    { ...rule, top: rule.bottom },
  ];
}

/** Joins lines of one height that touch, such as the borders of adjacent cells. */
function joinLines(lines: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  const sorted = lines.toSorted((a, b) => Math.round(a.top) - Math.round(b.top) || a.left - b.left);
  for (const line of sorted) {
    const last = joined.at(-1);
    if (last && Math.abs(last.top - line.top) <= 2 && line.left - last.right <= thin)
      last.right = Math.max(last.right, line.right);
    else joined.push({ ...line });
  }
  return joined;
}

/** Returns regions of at least three lines whose parts are aligned below each other. */
function alignedRegions(segments: readonly Segment[]): Region[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    if (segment.isFixedPitch) continue;
    const row = rows.at(-1);
    if (row?.[0] && isSameLine(row[0], segment) && segment.left > (row.at(-1)?.right ?? 0)) row.push(segment);
    else rows.push([segment]);
  }
  const regions: Region[] = [];
  let run: Segment[][] = [];
  const close = () => {
    const [first, ...rest] = run.flat();
    const isPairs = first && run.every((row) => row.length === 2);
    if (run.length >= 3 && first && !(isPairs && run.flat().some(isSentence)))
      regions.push({ ...grown(rest.reduce<Box>(unionOf, first)), bands: [] });
    run = [];
  };
  for (const row of rows) {
    const last = run.at(-1);
    const isNear = !last?.[0] || (row[0] && row[0].top - last[0].bottom < 2.2 * row[0].size);
    if (row.length < 2 || !isNear || (last && !isAligned(last, row))) close();
    if (row.length >= 2 && row.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) run.push(row);
  }
  close();
  return regions;
}

/** Two parts of a line, of which one is a sentence or the item of a list, are a text and its marks or its page. */
const isSentence = ({ text }: Segment): boolean => text.length > 60 || listLabel(text) !== undefined;

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 2,
  top: top - 1,
  right: right + 2,
  bottom: bottom + 1,
});

/** Returns whether two rows have as many parts, and each begins, ends or is centred where the other one does. */
function isAligned(a: readonly Segment[], b: readonly Segment[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((one, at) => {
    const other = b[at];
    if (!other) return false;
    return (
      Math.abs(one.left - other.left) < 3 ||
      Math.abs(one.right - other.right) < 3 ||
      Math.abs(one.left + one.right - other.left - other.right) < 5
    );
  });
}

/** Arranges segments in rows and columns. Returns undefined if they are not a table. */
function gridOf(segments: readonly Segment[], bands: readonly number[]): CellDraft[][] | undefined {
  const columns = columnsOf(segments);
  if (columns.length < 2 || columns.length > maxColumns || isProse(segments, columns)) return undefined;
  const rows = rowsOf(segments, columns, bands);
  if (rows.length < 2 || rows.length > maxRows) return undefined;
  const grid = rows.map((row) => columns.map((column) => row.filter((segment) => isIn(segment, column))));
  const filled = grid.filter((cells) => cells.filter((cell) => cell.length > 0).length >= 2);
  if (filled.length < 2 || filled.length * 2 < grid.length) return undefined;
  const hasHead = isHeadRow(grid);
  return grid.map((cells, at) =>
    cells.map((lines) => ({
      lines: lines.toSorted((a, b) => (isSameLine(a, b) ? a.left - b.left : a.top - b.top)),
      isHead: at === 0 && hasHead,
      columns: 1,
      rows: 1,
    })),
  );
}

type Column = { left: number; right: number };
const isIn = ({ left, right }: Box, column: Column) =>
  (left + right) / 2 >= column.left && (left + right) / 2 <= column.right;

/** Returns the columns between the vertical gaps that at most a tenth of the segments cross. */
function columnsOf(segments: readonly Segment[]): Column[] {
  const sorted = segments.toSorted((a, b) => a.right - a.left - (b.right - b.left));
  const narrow = sorted.slice(0, Math.max(4, Math.ceil(sorted.length * 0.9)));
  const columns: Column[] = [];
  for (const { left, right } of narrow.toSorted((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left - last.right < minColumnGap) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns.map(({ left, right }, at) => ({
    left: at === 0 ? Number.NEGATIVE_INFINITY : ((columns[at - 1]?.right ?? left) + left) / 2,
    right:
      at === columns.length - 1 ? Number.POSITIVE_INFINITY : (right + (columns[at + 1]?.left ?? right)) / 2,
  }));
}

/** Returns whether every column is filled by lines of prose, as on a page with two columns. */
function isProse(segments: readonly Segment[], columns: readonly Column[]): boolean {
  return columns.every((column) => {
    const lines = segments.filter((segment) => isIn(segment, column));
    const widths = lines.map(({ left, right }) => right - left);
    const full = widths.filter((width) => width > 0.8 * Math.max(...widths));
    return full.length >= proseLines && full.length * 2 > lines.length && (widths[0] ?? 0) > 80;
  });
}

function rowsOf(
  segments: readonly Segment[],
  columns: readonly Column[],
  bands: readonly number[],
): Segment[][] {
  const lines = textLines(segments);
  const bandOf = (line: readonly Segment[]) => {
    const y = ((line[0]?.top ?? 0) + (line[0]?.bottom ?? 0)) / 2;
    return bands.filter((band) => band < y).length;
  };
  // Each row has its own lines around it, or several text lines between two of them are rows of their own.
  const isRuled = bands.length > 3;
  const pitches = lines.slice(1).map((line, at) => (line[0]?.top ?? 0) - (lines[at]?.[0]?.top ?? 0));
  const pitch = Math.min(...pitches);
  const rows: Segment[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const row = rows.at(-1);
    const isNewBand = !before || bandOf(before) !== bandOf(line);
    const isClose = (pitches[at - 1] ?? 0) < 1.25 * pitch && pitches.some((other) => other > 1.35 * pitch);
    const hasFirst = line.some((segment) => columns[0] && isIn(segment, columns[0]));
    const continuesRow = isRuled
      ? !isNewBand
      : !isNewBand && (isClose || (!hasFirst && line.length === 1 && isTight(before, line)));
    if (row && continuesRow) row.push(...line);
    else rows.push([...line]);
  }
  return rows;
}

/** Returns whether a line follows so close that it is the second line of a cell. */
function isTight(before: readonly Segment[] | undefined, line: readonly Segment[]): boolean {
  const [a, b] = [before?.[0], line[0]];
  return a !== undefined && b !== undefined && b.top - a.top < 1.35 * b.size;
}

/** The first row names the columns if it is bold and the others are not, or if it has words above numbers. */
function isHeadRow(grid: readonly (readonly Segment[][])[]): boolean {
  const [head = [], ...body] = grid;
  const isBold = (cells: readonly Segment[][]) => cells.flat().every((segment) => segment.isBold);
  if (isBold(head) && !body.every(isBold)) return true;
  const isNumeric = (text: string) => /\d/.test(text) && !/\p{L}{3}/u.test(text);
  const texts = (cells: readonly Segment[][]) => cells.flat().map(({ text }) => text);
  return !texts(head).some(isNumeric) && body.flatMap(texts).filter(isNumeric).length > body.length / 2;
}
