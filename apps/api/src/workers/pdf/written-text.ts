import bidiFactory from 'bidi-js';
import { type Face, type FontId, fontChooser, fonts, hasAll } from './fonts';

/** A part of a line with one font and direction: its width, and its extent above and below the baseline, in ems. */
export type Piece = { font: FontId; text: string; ems: number; rise: number; fall: number };
/** A line that fits: its text in reading order, its pieces from left to right, and its width in ems. */
export type Line = { text: string; pieces: Piece[]; ems: number };

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts in which a joiner changes the shape of letters. Elsewhere it has no visible effect. */
const joined = '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Tamil}';
const strayJoiner = new RegExp(
  `(?<![${joined}]\\p{M}*)[\\u200c\\u200d]|[\\u200c\\u200d](?![${joined}])`,
  'gu',
);

/**
 * Returns a text on one line as it is drawn: composed (NFC), with plain spaces, and without invisible characters:
 * control characters, overrides of the direction, zero-width characters, variation selectors.
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFC')
      // JavaScript treats this character as a space.
      .replaceAll('\ufeff', '')
      .replace(/\s+/gu, ' ')
      .replace(/(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(strayJoiner, '')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

/** Returns the characters of a text that none of our fonts can draw, each once, in the order of the text. */
export function undrawableSigns(text: string): string[] {
  const clean = cleanText(text);
  const fontOf = fontChooser(clean, 'serif-bold');
  const missing = clustersOf(clean).filter((cluster) => fontOf(cluster) === undefined);
  return [...new Set(missing)];
}

/**
 * Returns a function that breaks a text into lines of at most `ems` times the font size, between words if possible.
 * Nothing is cut off. Throws for characters that no font can draw.
 */
export function openText(text: string, face: Face): (ems: number) => Line[] {
  const clean = cleanText(text);
  const set = openSetter(clean, face);
  return (ems) => {
    const lines: Line[] = [];
    const ends = breaksOf(clean);
    let from = 0;
    let best: { line: Line; end: number } | undefined;
    for (let at = 0; at < ends.length; ) {
      const end = ends[at] ?? clean.length;
      const line = set(from, end);
      // A word that is wider than a line is broken between characters. A wider character stays.
      const inside = line.ems > ems && !best ? clusterEnds(clean, from, end) : [];
      if (line.ems <= ems || (!best && inside.length === 0)) {
        best = { line, end };
        at += 1;
      } else if (best) {
        lines.push(best.line);
        from = best.end;
        best = undefined;
      } else ends.splice(at, 0, ...inside);
    }
    return best ? [...lines, best.line] : lines;
  };
}

/**
 * Returns a function that sets a part of a text: its pieces in visual order (Unicode's bidirectional algorithm, UAX
 * 9).
 */
function openSetter(text: string, face: Face): (from: number, to: number) => Line {
  const { levels } = bidi.getEmbeddingLevels(text);
  const fontOf = fontChooser(text, face);
  const lineByRange = new Map<string, Line>();
  const set = (from: number, to: number): Line => {
    const said = text.slice(from, to);
    const start = from + (said.length - said.trimStart().length);
    const end = start + said.trim().length;
    const runs: { level: number; text: string }[] = [];
    for (let at = start; at < end; at++) {
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      if (last?.level === level) last.text += text[at];
      else runs.push({ level, text: text[at] ?? '' });
    }
    const pieces = toVisualOrder(runs).flatMap((run) => {
      const isBackwards = run.level % 2 === 1;
      const parts = piecesOf(isBackwards ? mirrored(run.text) : run.text, fontOf);
      return isBackwards ? parts.reverse() : parts;
    });
    const ems = pieces.reduce((sum, piece) => sum + piece.ems, 0);
    return { text: said.trim(), pieces, ems };
  };
  // Cached, because one text is broken at many widths until it fits.
  return (from, to) => {
    const key = `${from}-${to}`;
    const line = lineByRange.get(key) ?? set(from, to);
    lineByRange.set(key, line);
    return line;
  };
}

/** Sorts runs of one level each into visual order from left to right (rule L2 of UAX 9). */
function toVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const order = [...runs];
  for (let level = Math.max(0, ...order.map((run) => run.level)); level > 0; level--)
    for (let at = 0; at < order.length; at++) {
      let end = at;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > at) order.splice(at, end - at, ...order.slice(at, end).reverse());
      at = end;
    }
  return order;
}

/** Mirrors the brackets of a right-to-left run. */
function mirrored(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');
}

function piecesOf(text: string, fontOf: ReturnType<typeof fontChooser>): Piece[] {
  const pieces: { font: FontId; text: string }[] = [];
  for (const cluster of clustersOf(text)) {
    const last = pieces.at(-1);
    const font = fontOf(cluster, last?.font);
    if (!font) throw new Error(`No font draws ${JSON.stringify(cluster)} of ${JSON.stringify(text)}.`);
    if (last?.font === font) last.text += cluster;
    // Characters before the first letter belong to it, because a bracket alone has no direction.
    else if (last && !/[\p{L}\p{N}]/u.test(last.text) && hasAll(font, last.text))
      Object.assign(last, { font, text: last.text + cluster });
    else pieces.push({ font, text: cluster });
  }
  return pieces.map(({ font, text: signs }) => {
    const ordered = inOrderOfShaping(signs);
    const file = fonts.open(font);
    const { advanceWidth, bbox } = file.layout(ordered);
    const [ems = 0, rise = 0, fall = 0] = [advanceWidth, bbox.maxY, -bbox.minY].map(
      (units) => units / file.unitsPerEm,
    );
    return { font, text: ordered, ems, rise, fall };
  });
}

/** Sorts marks into the order that HarfBuzz would make and the shaper expects, because it does not sort them. */
function inOrderOfShaping(text: string): string {
  return (
    text
      .replace(/([\u064b-\u0650]+)(\u0651)/g, '$2$1')
      .replace(/([\u05b0-\u05bb\u05c7]+)([\u05bc\u05c1\u05c2]+)/g, '$2$1')
      // Thai SARA AM is a ring above, below any tone mark, and a vowel after.
      .replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')
  );
}

/**
 * Returns the places where a line may end: after spaces, hyphens and slashes, and between words of scripts without
 * spaces.
 */
function breaksOf(text: string): number[] {
  const ends: number[] = [];
  for (const { segment, index } of words.segment(text)) {
    const isFree = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]/u.test(segment);
    const isAfterSpace = /\s$|\S[/-]$/u.test(text.slice(0, index));
    const closes = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]/u.test(segment);
    if (index > 0 && !closes && (isFree || isAfterSpace)) ends.push(index);
  }
  return [...ends, text.length];
}

function clustersOf(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

function clusterEnds(text: string, from: number, to: number): number[] {
  return Array.from(clusters.segment(text.slice(from, to)), ({ index }) => from + index).slice(1);
}
