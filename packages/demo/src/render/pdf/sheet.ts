import type { PdfDocument } from '../../demo-document';
import { breakLines, type Line, type TextStyle } from '../lines';
import { drawLine, type Pdf } from './canvas';
import type { PdfStyle } from './looks';

/** The document that is being drawn, with the position in the column, the width of the column, and counters. */
export type Sheet = {
  pdf: Pdf;
  source: PdfDocument;
  style: PdfStyle;
  x: number;
  y: number;
  width: number;
  columns: 1 | 2;
  column: number;
  columnTop: number;
  bottom: number;
  sections: number;
  figures: number;
  tables: number;
  questions: number;
  wasParagraph: boolean;
};

const columnGap = 22;

/** Returns the width of a column if the page has the given number of columns. */
export function columnWidth({ pdf, style }: Sheet, columns: 1 | 2): number {
  const full = pdf.page.width - style.margin.left - style.margin.right;
  return columns === 1 ? full : (full - columnGap) / 2;
}

/** Starts columns at the current position. */
export function startColumns(sheet: Sheet, columns: 1 | 2): void {
  sheet.columns = columns;
  sheet.column = 0;
  sheet.columnTop = sheet.y;
  sheet.width = columnWidth(sheet, columns);
  sheet.x = sheet.style.margin.left;
}

function nextColumn(sheet: Sheet) {
  if (sheet.column + 1 < sheet.columns) {
    sheet.column += 1;
    sheet.x += sheet.width + columnGap;
    sheet.y = sheet.columnTop;
    return;
  }
  sheet.pdf.addPage();
  sheet.y = sheet.style.margin.top;
  startColumns(sheet, sheet.columns);
}

/** Continues in the next column or page unless `height` points are left. */
export function need(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.bottom && sheet.y > sheet.columnTop) nextColumn(sheet);
}

/** Adds space, except at the top of a column. */
export function skip(sheet: Sheet, height: number): void {
  if (sheet.y > sheet.columnTop) sheet.y += height;
}

type ParagraphShape = {
  x?: number;
  width?: number;
  indent?: number;
  isJustified?: boolean;
  align?: 'left' | 'center' | 'right';
  color?: string;
  lead?: number;
};

/** Draws a text at the current position, over columns and pages, and moves the position below it. */
export function setText(sheet: Sheet, text: string, style: TextStyle, shape: ParagraphShape = {}): void {
  const width = shape.width ?? sheet.width;
  const lead = shape.lead ?? sheet.style.lead * (style.size / sheet.style.size);
  const offset = (shape.x ?? sheet.x) - sheet.x;
  const lines = breakLines(text, style, width, shape.indent ?? 0);
  lines.forEach((line, i) => {
    const left = lines.length - i;
    // The first or last line of a paragraph is never alone in a column.
    const isPairStart = (i === 0 && lines.length > 1) || (left === 2 && i > 0);
    need(sheet, isPairStart ? lead * (lines.length === 3 && i === 0 ? 3 : 2) : lead);
    placeLine(
      sheet,
      line,
      sheet.x + offset,
      { ...shape, width, lead, indent: i === 0 ? (shape.indent ?? 0) : 0 },
      style,
    );
    sheet.y += lead;
  });
}

type LineShape = ParagraphShape & { width: number; lead: number; indent: number };

function placeLine(sheet: Sheet, line: Line, x: number, shape: LineShape, style: TextStyle) {
  const room = shape.width - shape.indent;
  const gaps = line.words.filter((word, i) => word.space && i < line.words.length - 1).length;
  const slack = room - line.width;
  const isStretched = shape.isJustified && !line.isLast && gaps > 0 && slack < room * 0.28;
  const shift = { left: 0, center: slack / 2, right: slack }[shape.align ?? 'left'];
  const baseline = sheet.y + shape.lead / 2 + style.size * 0.33;
  const color = shape.color ?? sheet.style.ink;
  drawLine(sheet.pdf, line, x + shape.indent + shift, baseline, color, isStretched ? slack / gaps : 0);
}

/** Returns the height of a text, in points. */
export function textHeight(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  lead?: number,
): number {
  return breakLines(text, style, width).length * (lead ?? sheet.style.lead * (style.size / sheet.style.size));
}
