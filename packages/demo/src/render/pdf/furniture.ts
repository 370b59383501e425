import { courseLine } from '../course-line';
import { plainText } from '../inline';
import { lineWidth } from '../lines';
import { drawRule, drawText } from './canvas';
import type { Sheet } from './sheet';

/** Draws headers and footers. It runs last, because footers contain the number of pages. */
export function drawFurniture(sheet: Sheet): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    sheet.pdf.switchToPage(i);
    drawFoot(sheet, i + 1, count);
    if (sheet.style.look === 'handout') drawHandoutHead(sheet);
    else if (i > 0 && (sheet.style.look === 'lab' || sheet.style.look === 'guide')) drawRunningHead(sheet);
  }
}

function shortTitle(sheet: Sheet, width: number): string {
  const style = { face: sheet.style.body, size: 8.4 };
  const words = plainText(sheet.source.title).split(' ');
  while (words.length > 1 && lineWidth(words.join(' '), style) > width) words.pop();
  const text = words.join(' ');
  return text === plainText(sheet.source.title) ? text : `${text.replace(/[,:;–—]$/, '')} …`;
}

function drawFoot({ pdf, style, source, ...sheet }: Sheet, page: number, pages: number) {
  const y = pdf.page.height - style.margin.bottom * 0.5;
  const small = { face: style.body, size: 8.6 };
  const { left, right } = { left: style.margin.left, right: pdf.page.width - style.margin.right };
  const color = style.muted;
  if (style.look === 'paper') {
    drawText(
      pdf,
      String(page),
      { x: pdf.page.width / 2, y, anchor: 'middle', color },
      { ...small, size: 10 },
    );
  } else if (style.look === 'exam') {
    drawText(pdf, `Page ${page} of ${pages}`, { x: pdf.page.width / 2, y, anchor: 'middle', color }, small);
    if (page < pages) drawText(pdf, '*Please turn over*', { x: right, y, anchor: 'end', color }, small);
  } else {
    drawRule(pdf, [left, y - 12], [right, y - 12], style.line, 0.5);
    const full = { pdf, style, source, ...sheet };
    drawText(pdf, shortTitle(full, (right - left) * 0.75), { x: left, y, color }, { ...small, size: 8.4 });
    drawText(pdf, `${page} / ${pages}`, { x: right, y, anchor: 'end', color }, { ...small, size: 8.4 });
  }
}

function drawHandoutHead(sheet: Sheet) {
  const { pdf, style } = sheet;
  const right = pdf.page.width - style.margin.right;
  const [code = '', type = ''] = courseLine(sheet.source).split(' · ');
  const text = { face: 'inter', size: 8.6 } as const;
  drawText(pdf, code, { x: style.margin.left, y: 50, color: style.ink }, { ...text, bold: true });
  drawText(pdf, type, { x: right, y: 50, anchor: 'end', color: style.muted }, text);
  drawRule(pdf, [style.margin.left, 58], [right, 58], style.accent, 2);
}

function drawRunningHead(sheet: Sheet) {
  const { pdf, style } = sheet;
  const right = pdf.page.width - style.margin.right;
  drawText(
    pdf,
    courseLine(sheet.source),
    { x: right, y: 40, anchor: 'end', color: style.muted },
    { face: 'inter', size: 7.8 },
  );
}
