import { type Face, fonts } from './fonts';
import type { TaggedPdf } from './tagged-pdf';
import { type Line, openText } from './written-text';

/** A text that fits its box. In points: its width and height, the height of a line, and the baseline in it. */
export type FittedText = {
  lines: Line[];
  size: number;
  leading: number;
  baseline: number;
  width: number;
  height: number;
};
type ElementType = Parameters<TaggedPdf['element']>[0];
/** Size of a text: at most `size` points, smaller if it would be wider or higher than its box. */
export type Fit = { face: Face; size: number; width: number; height?: number; lead?: number };
export type TextPlace = {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  color: string;
};

/** Lines whose words a reader of the PDF cannot derive from the drawn characters alone, such as Thai or Devanagari. */
const needsWords = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Readers reorder drawn right-to-left text themselves, and would reverse words that are given in order. */
const hasFromRight = /[\p{scx=Arabic}\p{scx=Hebrew}]/u;

const fromRight = /^\P{L}*[\p{scx=Arabic}\p{scx=Hebrew}]/u;

/** Sets a text so that all of it fits into its box. Throws for characters that no font can draw. */
export function fitText(text: string, { face, size, width, height = Infinity, lead = 1.2 }: Fit): FittedText {
  const breakInto = openText(text, face);
  // Begins with the size at which the text would just fit if all its lines were full, apart from spaces at their
  // ends.
  const [whole] = breakInto(Infinity);
  const full = Math.max(
    width / (whole?.ems ?? 1),
    1.1 * Math.sqrt((width * height) / ((whole?.ems ?? 1) * lead)),
  );
  let points = Math.min(size, full);
  for (;;) {
    const lines = breakInto(width / points);
    const { rise, fall } = extentOf(lines);
    const leading = points * Math.max(lead, rise + fall + 0.08);
    const isWide = lines.some((line) => line.ems * points > width * 1.001);
    if (!isWide && lines.length * leading <= height) {
      const balancedLines = balanced(breakInto, lines, width / points);
      return {
        lines: balancedLines,
        size: points,
        leading,
        baseline: (leading + points * (rise - fall)) / 2,
        width: Math.max(0, ...balancedLines.map(({ ems }) => ems)) * points,
        height: lines.length * leading,
      };
    }
    points *= 0.96;
  }
}

/**
 * Returns how far lines extend above and below their baselines, in ems: at least as far as Latin, so that these lines
 * align.
 */
function extentOf(lines: readonly Line[]): { rise: number; fall: number } {
  const pieces = lines.flatMap((line) => line.pieces);
  return {
    rise: Math.max(0.82, ...pieces.map(({ rise }) => rise)),
    fall: Math.max(0.26, ...pieces.map(({ fall }) => fall)),
  };
}

/** Sets a text and adds an element with it. Returns its height in points. */
export function write(
  document: TaggedPdf,
  type: ElementType,
  text: string,
  { x, y, align, color, ...fit }: Fit & Omit<TextPlace, 'width'>,
): number {
  const fitted = fitText(text, fit);
  say(document, type, fitted, { x, y, align, color, width: fit.width });
  return fitted.height;
}

/** Adds an element with a text that is already set. */
export function say(
  { pdf, element }: TaggedPdf,
  type: ElementType,
  text: FittedText,
  place: TextPlace,
): void {
  const words = text.lines.map((line) => line.text).join(' ');
  element(type, () => drawText(pdf, text, place), hasFromRight.test(words) ? words : undefined);
}

/** Draws a text with the top of its first line at `y`. Each line keeps its baseline, whatever fonts it mixes. */
export function drawText(pdf: PDFKit.PDFDocument, text: FittedText, place: TextPlace): void {
  const { x, y, width, align = 'left', color } = place;
  const { lines, size, leading } = text;
  // Right-to-left lines begin below each other, at the start of the longest one.
  const isFromRight = fromRight.test(lines.map((line) => line.text).join(' '));
  for (const [index, line] of lines.entries()) {
    const free = width - line.ems * size;
    const indent = isFromRight ? text.width - line.ems * size : 0;
    let at = x + (align === 'left' ? indent : align === 'right' ? free : free / 2);
    const baseline = y + index * leading + text.baseline;
    const hasWords = needsWords.test(line.text) && !hasFromRight.test(line.text);
    if (hasWords) pdf.markContent('Span', { actual: line.text });
    for (const { font, text: signs, ems } of line.pieces) {
      pdf.registerFont(font, fonts.bytes(font)).font(font).fontSize(size).fillColor(color);
      // With a list of features, even an empty one, pdfkit shapes the piece as a whole.
      pdf.text(signs, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += ems * size;
    }
    if (hasWords) pdf.endMarkedContent();
  }
}

/** Returns the same number of lines with lengths that are as equal as possible. */
function balanced(breakInto: (ems: number) => Line[], lines: Line[], ems: number): Line[] {
  if (lines.length < 2) return lines;
  let [low, high] = [0, ems];
  let best = lines;
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2;
    const tried = breakInto(middle);
    if (tried.length <= lines.length && tried.every((line) => line.ems <= middle)) {
      high = middle;
      best = tried;
    } else low = middle;
  }
  return best;
}
