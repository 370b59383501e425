import type { Table } from '../../block';
import { breakLines, lineWidth, type TextStyle } from '../lines';
import { drawLine, drawRule } from './canvas';
import { need, type Sheet, setText, skip } from './sheet';

const padX = 6;
const padY = 3.6;

/** Returns column widths. Short columns get their full width, long ones share the rest in proportion. */
export function columnWidths(sheet: Sheet, table: Table, style: TextStyle): number[] {
  const fullWidths = table.head.map((head, i) => {
    const cells = table.rows.map((row) => lineWidth(row[i] ?? '', style));
    return Math.max(lineWidth(head, { ...style, bold: true }), ...cells) + padX * 2 + 2;
  });
  const total = fullWidths.reduce((sum, width) => sum + width, 0);
  if (total <= sheet.width) {
    const isLoose = total > sheet.width * 0.6 || sheet.style.tables !== 'rules';
    return isLoose ? fullWidths.map((width) => (width * sheet.width) / total) : fullWidths;
  }
  const minWidths = table.head.map((head, i) => {
    const cells = [
      breakLines(head, { ...style, bold: true }, 1),
      ...table.rows.map((row) => breakLines(row[i] ?? '', style, 1)),
    ];
    return Math.max(...cells.flat().map((line) => line.width)) + padX * 2 + 1;
  });
  const fair = sheet.width / fullWidths.length;
  const short = fullWidths.map((width) => (width <= fair ? width : undefined));
  return shareRest(fullWidths, sheet.width, short, minWidths);
}

// Columns that are short, or would be narrower than a word, have a fixed width. The others share the rest.
function shareRest(
  fullWidths: readonly number[],
  room: number,
  short: readonly (number | undefined)[],
  minWidths: readonly number[],
): number[] {
  const fixed = [...short];
  for (let turn = 0; turn < fullWidths.length; turn += 1) {
    const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const open = fullWidths.reduce((sum, width, i) => sum + (fixed[i] === undefined ? width : 0), 0);
    const shares = fullWidths.map((width, i) => fixed[i] ?? (width * (room - taken)) / open);
    const tight = shares.findIndex((width, i) => fixed[i] === undefined && width < (minWidths[i] ?? 0));
    if (tight < 0) return shares;
    fixed[tight] = minWidths[tight];
  }
  return fullWidths.map((width) => (width * room) / fullWidths.reduce((sum, each) => sum + each, 0));
}

type Row = { cells: ReturnType<typeof breakLines>[]; height: number };

function toRow(texts: readonly string[], widths: number[], style: TextStyle, lead: number): Row {
  const cells = texts.map((text, i) => breakLines(text, style, (widths[i] ?? 0) - padX * 2));
  return { cells, height: Math.max(...cells.map((lines) => lines.length)) * lead + padY * 2 };
}

type Laid = { widths: number[]; head: Row; rows: Row[]; lead: number; size: number; start: number };

function layTable(sheet: Sheet, table: Table): Laid {
  const size = sheet.style.size * 0.93;
  const style: TextStyle = { face: sheet.style.body, size };
  const lead = size * 1.36;
  const widths = columnWidths(sheet, table, style);
  const head = toRow(table.head, widths, { ...style, bold: true }, lead);
  const rows = table.rows.map((texts) => toRow(texts, widths, style, lead));
  const full = rows.reduce((sum, row) => sum + row.height, head.height);
  // Small tables are not divided; the head of a long one is followed by at least two rows.
  const isSmall = full < (sheet.bottom - sheet.style.margin.top) * 0.3;
  const start = isSmall ? full : head.height + (rows[0]?.height ?? 0) + (rows[1]?.height ?? 0);
  return { widths, head, rows, lead, size, start };
}

/** Returns the height of the part of a table that must not be divided, with its caption. */
export function tableStart(sheet: Sheet, table: Table): number {
  return layTable(sheet, table).start + sheet.style.lead * (table.caption ? 2.5 : 0.5);
}

/** Draws a table at the current position. Rows are not divided; the head is repeated on each page. */
export function setTable(sheet: Sheet, table: Table): void {
  const { widths, head, rows, lead, size, start } = layTable(sheet, table);
  const total = widths.reduce((sum, width) => sum + width, 0);
  skip(sheet, sheet.style.lead * 0.4);
  setCaption(sheet, table, start);
  need(sheet, start);
  const place = {
    total,
    widths,
    lead,
    size,
    inset: sheet.style.tables === 'rules' ? (sheet.width - total) / 2 : 0,
  };
  paintRow(sheet, table, head, place, { isHead: true });
  rows.forEach((row, i) => {
    const [column, page] = [sheet.column, sheet.pdf.bufferedPageRange().count];
    need(sheet, row.height);
    const hasMoved = sheet.column !== column || sheet.pdf.bufferedPageRange().count !== page;
    if (hasMoved) paintRow(sheet, table, head, place, { isHead: true });
    paintRow(sheet, table, row, place, { isTinted: i % 2 === 1, isLast: i === rows.length - 1 });
  });
  sheet.y += sheet.style.lead * 0.75;
}

function setCaption(sheet: Sheet, table: Table, follows: number) {
  if (!table.caption) return;
  sheet.tables += 1;
  const style = { face: sheet.style.body, size: sheet.style.size * 0.9 };
  need(sheet, follows + sheet.style.lead * 2);
  setText(sheet, `**Table ${sheet.tables}.** ${table.caption}`, style, {
    align: sheet.style.tables === 'rules' ? 'center' : 'left',
  });
  sheet.y += 3;
}

type RowKind = { isHead?: boolean; isTinted?: boolean; isLast?: boolean };

type Place = { total: number; widths: number[]; lead: number; size: number; inset: number };

function paintRow(sheet: Sheet, table: Table, row: Row, place: Place, kind: RowKind) {
  const { pdf, style } = sheet;
  const left = sheet.x + place.inset;
  const [right, top, foot] = [left + place.total, sheet.y, sheet.y + row.height];
  if (style.tables === 'filled') {
    const fill = kind.isHead ? style.accent : kind.isTinted ? style.tint : null;
    if (fill) pdf.rect(left, top, place.total, row.height).fill(fill);
    drawRule(pdf, [left, foot], [right, foot], kind.isLast ? style.accent : style.line, 0.5);
  } else if (style.tables === 'rules') {
    if (kind.isHead) drawRule(pdf, [left, top], [right, top], style.ink, 1);
    if (kind.isHead) drawRule(pdf, [left, foot], [right, foot], style.ink, 0.6);
    if (kind.isLast) drawRule(pdf, [left, foot], [right, foot], style.ink, 1);
  } else {
    pdf.undash().lineWidth(0.6).rect(left, top, place.total, row.height).stroke(style.ink);
  }
  let x = left;
  row.cells.forEach((lines, i) => {
    const width = place.widths[i] ?? 0;
    if (style.tables === 'grid' && i > 0) drawRule(pdf, [x, top], [x, foot], style.ink, 0.6);
    const color = kind.isHead && style.tables === 'filled' ? '#ffffff' : style.ink;
    lines.forEach((line, n) => {
      const slack = width - padX * 2 - line.width;
      const shift = { left: 0, center: slack / 2, right: slack }[table.align[i] ?? 'left'];
      const baseline = top + padY + n * place.lead + place.lead / 2 + place.size * 0.33;
      drawLine(pdf, line, x + padX + shift, baseline, color);
    });
    x += width;
  });
  sheet.y = foot;
}
