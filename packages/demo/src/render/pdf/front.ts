import { courseLine } from '../course-line';
import { balancedWidth, type TextStyle } from '../lines';
import { drawRule, drawText } from './canvas';
import { type Sheet, setText, startColumns, textHeight } from './sheet';

/** Draws the top of the first page in the document's look. */
export function setFront(sheet: Sheet): void {
  startColumns(sheet, 1);
  const { look } = sheet.style;
  if (look === 'paper') setPaperFront(sheet);
  else if (look === 'handout') setHandoutFront(sheet);
  else if (look === 'exam') setExamFront(sheet);
  else if (look === 'columns') setBandFront(sheet);
  else if (look === 'lab') setLabFront(sheet);
  else setGuideFront(sheet);
  startColumns(sheet, sheet.style.columns);
}

function title(
  sheet: Sheet,
  size: number,
  shape: { align?: 'center'; color?: string; width?: number; x?: number } = {},
) {
  const style: TextStyle = { face: sheet.style.heading, size, bold: true };
  const room = shape.width ?? sheet.width;
  const width = balancedWidth(sheet.source.title, style, room);
  const inset = shape.align === 'center' ? (room - width) / 2 : 0;
  const place = { ...shape, x: (shape.x ?? sheet.x) + inset, width, lead: size * 1.22 };
  setText(sheet, sheet.source.title, style, place);
}

function setPaperFront(sheet: Sheet) {
  const { style } = sheet;
  sheet.y += 14;
  const inset = 30;
  title(sheet, 18, { align: 'center', x: sheet.x + inset, width: sheet.width - inset * 2 });
  sheet.y += 6;
  setText(
    sheet,
    courseLine(sheet.source),
    { face: style.body, size: style.size, italic: true },
    { align: 'center', color: style.muted },
  );
  sheet.y += 22;
}

function setHandoutFront(sheet: Sheet) {
  const { style } = sheet;
  title(sheet, 19, { color: style.ink });
  sheet.y += 4;
  const lead = { face: style.body, size: style.size * 1.06, italic: true };
  setText(sheet, sheet.source.description, lead, { color: style.muted });
  sheet.y += 12;
}

function setExamFront(sheet: Sheet) {
  const { style, pdf, source } = sheet;
  const pad = 14;
  const top = sheet.y;
  sheet.y += pad;
  const inner = { x: sheet.x + pad, width: sheet.width - pad * 2 };
  setText(
    sheet,
    courseLine(sheet.source),
    { face: style.body, size: 11, bold: true },
    { ...inner, align: 'center' },
  );
  title(sheet, 16, { ...inner, align: 'center' });
  sheet.y += 8;
  const rows = Object.entries(source.details);
  rows.forEach(([label, value], i) => {
    const x = sheet.x + pad + ((i % 2) * inner.width) / 2;
    const y = sheet.y + 12;
    drawText(pdf, `**${label}:** ${value}`, { x, y, color: style.ink }, { face: style.body, size: 10.4 });
    if (i % 2 === 1 || i === rows.length - 1) sheet.y += 17;
  });
  sheet.y += pad - 4;
  pdf
    .undash()
    .lineWidth(1.2)
    .rect(sheet.x, top, sheet.width, sheet.y - top)
    .stroke(style.ink);
  sheet.y += 26;
  for (const [label, from, to] of [
    ['Name', 0, 0.6],
    ['Student ID', 0.63, 1],
  ] as const) {
    const x = sheet.x + sheet.width * from;
    const width = drawText(
      pdf,
      `${label}:`,
      { x, y: sheet.y, color: style.ink },
      { face: style.body, size: 10.4 },
    );
    drawRule(pdf, [x + width + 6, sheet.y + 2], [sheet.x + sheet.width * to, sheet.y + 2], style.ink, 0.6);
  }
  sheet.y += 16;
}

function setBandFront(sheet: Sheet) {
  const { style, pdf } = sheet;
  const pad = 14;
  const heading = { face: style.heading, size: 17, bold: true };
  const height =
    textHeight(sheet, sheet.source.title, heading, sheet.width - pad * 2, 17 * 1.22) + pad * 2 + 16;
  pdf.rect(0, 0, pdf.page.width, sheet.y + height).fill(style.tint);
  pdf.rect(0, sheet.y + height, pdf.page.width, 2).fill(style.accent);
  const end = sheet.y + height;
  sheet.y += pad - 6;
  const inner = { x: sheet.x, width: sheet.width };
  setText(
    sheet,
    courseLine(sheet.source),
    { face: style.body, size: 8.6, bold: true },
    { ...inner, color: style.accent },
  );
  sheet.y += 4;
  title(sheet, 17, inner);
  sheet.y = end + 18;
}

function setLabFront(sheet: Sheet) {
  const { style, pdf, source } = sheet;
  title(sheet, 17);
  sheet.y += 8;
  const rows = [['Course', source.course ?? source.subject] as const, ...Object.entries(source.details)];
  const labelWidth = 92;
  const body = { face: style.body, size: style.size * 0.96 };
  for (const [label, value] of rows) {
    const width = sheet.width - labelWidth - 16;
    const height = textHeight(sheet, value, body, width) + 6;
    pdf.rect(sheet.x, sheet.y, labelWidth, height).fill(style.tint);
    pdf.undash().lineWidth(0.5).rect(sheet.x, sheet.y, sheet.width, height).stroke(style.line);
    drawText(
      pdf,
      label,
      { x: sheet.x + 7, y: sheet.y + 14, color: style.ink },
      { face: 'inter', size: 8.4, bold: true },
    );
    const end = sheet.y + height;
    sheet.y += 3;
    setText(sheet, value, body, { x: sheet.x + labelWidth + 8, width });
    sheet.y = end;
  }
  sheet.y += 14;
}

function setGuideFront(sheet: Sheet) {
  const { style, pdf } = sheet;
  pdf.rect(0, 0, pdf.page.width, 9).fill(style.accent);
  setText(sheet, courseLine(sheet.source), { face: style.body, size: 9, bold: true }, { color: style.muted });
  sheet.y += 5;
  title(sheet, 23, { color: style.accent, width: sheet.width * 0.9 });
  sheet.y += 6;
  setText(
    sheet,
    sheet.source.description,
    { face: style.body, size: 10.6 },
    { color: style.muted, width: sheet.width * 0.86 },
  );
  sheet.y += 14;
}
