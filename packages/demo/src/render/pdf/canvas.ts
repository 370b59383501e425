import type { Drawing } from '../drawing';
import { type FontId, fontBytes } from '../fonts';
import type { FormulaBox } from '../formula-box';
import { breakLines, type Line, type Piece, type TextStyle } from '../lines';

export type Pdf = PDFKit.PDFDocument;

const registered = new WeakMap<Pdf, Set<FontId>>();

function useFont(pdf: Pdf, id: FontId, size: number) {
  const fonts = registered.get(pdf) ?? new Set();
  registered.set(pdf, fonts);
  if (!fonts.has(id)) {
    // A parsed font caches glyphs of other documents, and the bytes of this one would depend on them.
    pdf.registerFont(id, fontBytes(id));
    fonts.add(id);
  }
  pdf.font(id, size);
}

function drawPiece(pdf: Pdf, piece: Piece, x: number, y: number, text = piece.text) {
  useFont(pdf, piece.font, piece.size);
  pdf.text(text, x, y - piece.rise, { lineBreak: false, baseline: 'alphabetic' });
}

/** Draws a line with its baseline at y. `stretch` is added to the width of each space. */
export function drawLine(pdf: Pdf, line: Line, x: number, y: number, color: string, stretch = 0): void {
  pdf.fillColor(color);
  let pen = x;
  let open: { piece: Piece; text: string; at: number } | null = null;
  const flush = () => {
    if (open) drawPiece(pdf, open.piece, open.at, y, open.text);
    open = null;
  };
  for (const [i, word] of line.words.entries()) {
    for (const piece of word.pieces) {
      const isSame: boolean =
        !piece.isSeparate && open?.piece.font === piece.font && open.piece.size === piece.size;
      if (open && isSame && open.piece.rise === piece.rise) open.text += piece.text;
      else {
        flush();
        open = { piece, text: piece.text, at: pen };
      }
      pen += piece.width;
    }
    if (!word.space || i === line.words.length - 1) continue;
    // The space is drawn with the word, so that words stay separate in copied text.
    if (open) open.text += ' ';
    pen += word.space.width + stretch;
    if (stretch !== 0) flush();
  }
  flush();
}

/** Draws a text on one line and returns its width. `anchor` says which point of the text is at x. */
export function drawText(
  pdf: Pdf,
  text: string,
  place: { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; color: string },
  style: TextStyle,
): number {
  const [line] = breakLines(text, style, Number.POSITIVE_INFINITY);
  if (!line) return 0;
  const offset = { start: 0, middle: line.width / 2, end: line.width }[place.anchor ?? 'start'];
  drawLine(pdf, line, place.x - offset, place.y, place.color);
  return line.width;
}

export function drawFormula(pdf: Pdf, box: FormulaBox, x: number, y: number, color: string): void {
  pdf.fillColor(color);
  for (const item of box.items) {
    if (item.kind === 'piece') {
      drawPiece(pdf, item.piece, x + item.x, y - item.y);
      continue;
    }
    item.points.forEach(([px, py], i) => {
      if (i === 0) pdf.moveTo(x + px, y - py);
      else pdf.lineTo(x + px, y - py);
    });
    pdf.lineWidth(item.width).lineJoin('round').undash().stroke(color);
  }
}

/** Draws a figure as vectors, with its upper left corner at (x, y). */
export function drawDrawing(pdf: Pdf, drawing: Drawing, x: number, y: number): void {
  pdf.save().translate(x, y);
  for (const shape of drawing.shapes) {
    if (shape.kind === 'text') {
      pdf.save().translate(shape.x, shape.y);
      if (shape.isRotated) pdf.rotate(-90);
      drawText(pdf, shape.text, { x: 0, y: 0, anchor: shape.anchor, color: shape.color }, shape.style);
      pdf.restore();
      continue;
    }
    pdf
      .save()
      .lineWidth(shape.width ?? 1)
      .lineJoin('round');
    if (shape.opacity !== undefined) pdf.opacity(shape.opacity);
    if (shape.dash) pdf.dash(shape.dash, { space: shape.dash });
    pdf.path(shape.d);
    if (shape.fill && shape.stroke) pdf.fillAndStroke(shape.fill, shape.stroke);
    else if (shape.fill) pdf.fill(shape.fill);
    else if (shape.stroke) pdf.stroke(shape.stroke);
    pdf.restore();
  }
  pdf.restore();
}

/** Draws a straight line between two points. */
export function drawRule(
  pdf: Pdf,
  from: [number, number],
  to: [number, number],
  color: string,
  width = 0.6,
): void {
  pdf
    .undash()
    .lineWidth(width)
    .moveTo(...from)
    .lineTo(...to)
    .stroke(color);
}
