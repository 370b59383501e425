import { rightToLeft } from '../text-direction';

type Box = { left: number; right: number; bottom: number; top: number };

/**
 * A character as PDFium returns it, in points of the page. Generated ones are blanks and line breaks that PDFium
 * adds.
 */
export type Glyph = {
  /** PDFium's number of the character. */
  index: number;
  /** A code point, or half of a surrogate pair. */
  code: number;
  isGenerated: boolean;
  /** The text object that draws it. */
  object?: number;
  box?: Box | undefined;
  origin?: { x: number; y: number } | undefined;
  /** Clockwise rotation in radians. */
  angle?: number;
  size?: number;
};

const mark = /^\p{M}/u;
/** Blanks get the place of the adjacent letter, and do not belong to its glyph. */
const blank = 0x20;
/** Maximum length of a ligature or cluster whose letters are visible or invisible together. */
const maxShared = 4;
/** As parts of the font size: a wider gap is a blank, and larger gaps or offsets start another line. */
const [minBlank, maxGap, maxOffset] = [0.15, 1.5, 0.5];

/** Corrects PDFium's order of letters that one glyph draws, and of lines that run up or down the page. */
export function inReadingOrder(glyphs: readonly Glyph[]): Glyph[] {
  return joinTurnedLines(clustersOf(glyphs).flatMap(orderCluster));
}

/** Groups adjacent characters that one glyph draws, such as the letters of a ligature. */
function clustersOf(glyphs: readonly Glyph[]): Glyph[][] {
  const clusters: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last?.[0] && isSameGlyph(last[0], glyph)) last.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
}

function isSameGlyph(a: Glyph, b: Glyph): boolean {
  if (a.isGenerated || b.isGenerated || !a.origin || !b.origin) return false;
  if (a.code === blank || b.code === blank) return false;
  return a.object === b.object && a.origin.x === b.origin.x && a.origin.y === b.origin.y;
}

/** Reverses a cluster: PDFium reverses right-to-left lines letter by letter, also within a glyph of several letters. */
function orderCluster(cluster: Glyph[]): Glyph[] {
  if (cluster.length === 1) return cluster;
  const text = textOf(cluster);
  const isTurned = rightToLeft.test(text) ? !isInOrder(text) : isLowHalfFirst(cluster);
  const ordered = isTurned ? cluster.toReversed() : cluster;
  return cluster.length > maxShared ? ordered : ordered.map((glyph) => ({ ...glyph, box: unionOf(cluster) }));
}

const textOf = (glyphs: readonly Glyph[]) => String.fromCodePoint(...glyphs.map(({ code }) => code));
const isLowHalfFirst = ([first]: readonly Glyph[]) =>
  first !== undefined && first.code >= 0xdc00 && first.code < 0xe000;

/** Returns whether a cluster is in order: PDFium itself resolves Unicode's ligatures, in the right order. */
function isInOrder(text: string): boolean {
  if (mark.test(text)) return false;
  return ligatures.has(text) && !ligatures.has(Array.from(text).reverse().join(''));
}

/** Letters of the Arabic and Hebrew ligatures that have a code point. */
const ligatures = new Set(
  Array.from({ length: 0xfefd - 0xfb1d }, (_, at) =>
    String.fromCodePoint(0xfb1d + at).normalize('NFKC'),
  ).filter((text) => Array.from(text).length > 1),
);

function unionOf(glyphs: readonly Glyph[]): Box | undefined {
  const boxes = glyphs.flatMap(({ box }) => box ?? []);
  if (boxes.length < glyphs.length) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}

/** Joins rotated lines, which PDFium breaks after nearly every letter on pages that are otherwise upright. */
function joinTurnedLines(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  let added: Glyph[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.isGenerated) {
      added.push(glyph);
      continue;
    }
    const gap = added.length > 0 && last ? gapInLine(last, glyph) : undefined;
    if (gap === undefined) joined.push(...added);
    else if (gap > minBlank && last) joined.push({ index: last.index, code: 0x20, isGenerated: true });
    joined.push(glyph);
    added = [];
    last = glyph;
  }
  return [...joined, ...added];
}

/**
 * Returns the gap between two letters of one rotated line as a part of the font size, or undefined if they do not
 * belong to one.
 */
function gapInLine(a: Glyph, b: Glyph): number | undefined {
  const { angle, size, box } = a;
  if (!angle || !size || !box || !a.origin || !b.origin) return undefined;
  const isUpright = Math.abs(Math.sin(angle)) < 0.1 && Math.cos(angle) > 0;
  if (isUpright || b.angle === undefined || Math.abs(angle - b.angle) > 0.02) return undefined;
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  const along = (at: { x: number; y: number }) => at.x * x + at.y * y;
  const across = (at: { x: number; y: number }) => at.x * y - at.y * x;
  if (Math.abs(across(a.origin) - across(b.origin)) > maxOffset * size) return undefined;
  const corners = [box.left, box.right].flatMap((left) =>
    [box.bottom, box.top].map((top) => along({ x: left, y: top })),
  );
  const gap = (along(b.origin) - Math.max(...corners)) / size;
  return gap > -maxOffset && gap < maxGap ? gap : undefined;
}
