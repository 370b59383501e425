import { type Face, type FontId, splitByFont, textWidth, type Variant } from './fonts';
import { parseInline, type Run } from './inline';

/** Text in one font. Sizes are in points; `rise` is the distance from the baseline up. */
export type Piece = {
  text: string;
  font: FontId;
  size: number;
  rise: number;
  width: number;
  /** Whether it is drawn separately from the previous piece, so that the two are not kerned. */
  isSeparate?: boolean;
};

type Word = { pieces: Piece[]; width: number; space: Piece | null };

/** A line of words; `width` is its width in points before it is justified. */
export type Line = { words: Word[]; width: number; isLast: boolean };

export type TextStyle = { face: Face; size: number; bold?: boolean; italic?: boolean };

// Inter kerns a point so close to a 7 or a 1 that 7.4 looks like 74.
const tightPair = /(?<=7)(?=[.,])|(?<=\d[.,])(?=1)/;

function variantOf(run: Run, style: TextStyle): Variant {
  const isBold = run.bold || Boolean(style.bold);
  // Emphasis inside an italic text is upright.
  const isItalic = run.italic !== Boolean(style.italic);
  if (isBold) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'regular';
}

/** Splits a run into pieces of one font each and measures them. The run must not contain line breaks. */
export function shapeRun(run: Run, style: TextStyle): Piece[] {
  const scale = run.script === 'normal' ? 1 : 0.68;
  const rise = { normal: 0, raised: 0.36, lowered: -0.16 }[run.script] * style.size;
  const size = style.size * scale;
  return splitByFont(run.text, style.face, variantOf(run, style)).flatMap(({ font, text }) =>
    text.split(tightPair).map((part, i) => ({
      text: part,
      font,
      size,
      rise,
      width: textWidth(font, part, size),
      isSeparate: i > 0,
    })),
  );
}

function toWords(text: string, style: TextStyle): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const run of parseInline(text)) {
    for (const token of run.text.split(/( |(?<=[^\s\d][-–—/])(?=\S))/)) {
      if (token === ' ') {
        const [space] = shapeRun({ ...run, text: ' ', script: 'normal' }, style);
        if (open && space) open.space = space;
        open = null;
      } else if (token !== undefined && token !== '') {
        if (!open) {
          open = { pieces: [], width: 0, space: null };
          words.push(open);
        }
        const pieces = shapeRun({ ...run, text: token }, style);
        open.pieces.push(...pieces);
        open.width += pieces.reduce((sum, piece) => sum + piece.width, 0);
        if (/[-–—/]$/.test(token) && token.length > 1) open = null;
      }
    }
  }
  return words;
}

const gapOf = (word: Word | undefined) => word?.space?.width ?? 0;

/** Breaks a text into lines at spaces and after hyphens. `indent` shortens the first line, in points. */
export function breakLines(text: string, style: TextStyle, width: number, indent = 0): Line[] {
  const lines: Line[] = [];
  for (const part of text.split('\n')) {
    let line: Line = { words: [], width: 0, isLast: false };
    for (const word of toWords(part, style)) {
      const room = width - (lines.length === 0 ? indent : 0);
      const next = line.width + gapOf(line.words.at(-1)) + word.width;
      if (line.words.length > 0 && next > room + 0.01) {
        lines.push(line);
        line = { words: [word], width: word.width, isLast: false };
      } else {
        line.words.push(word);
        line.width = next;
      }
    }
    lines.push({ ...line, isLast: true });
  }
  return lines;
}

/** Returns the width of a text on one line, in points. */
export function lineWidth(text: string, style: TextStyle): number {
  return Math.max(0, ...breakLines(text, style, Number.POSITIVE_INFINITY).map((line) => line.width));
}

/** Returns the smallest width at which a text needs no more lines, so that its lines are about equally long. */
export function balancedWidth(text: string, style: TextStyle, width: number): number {
  const count = breakLines(text, style, width).length;
  let [low, high] = [0, width];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (breakLines(text, style, middle).length > count || isTooWide(text, style, middle)) low = middle;
    else high = middle;
  }
  return high;
}

function isTooWide(text: string, style: TextStyle, width: number): boolean {
  return breakLines(text, style, width).some((line) => line.width > width);
}
