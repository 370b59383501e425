import type { Block, Figure, Question, Task } from '../../block';
import { drawFigure } from '../figure-shapes';
import { parseFormula } from '../formula';
import { layFormula } from '../formula-box';
import { lineWidth, type TextStyle } from '../lines';
import { drawDrawing, drawFormula, drawRule, drawText } from './canvas';
import { setHeading } from './heading';
import { columnWidth, need, type Sheet, setText, skip, textHeight } from './sheet';
import { setTable, tableStart } from './table';

const bodyStyle = ({ style }: Sheet): TextStyle => ({ face: style.body, size: style.size });

/** Draws a block at the current position. A heading is kept in one column with `next`, the block after it. */
export function setBlock(sheet: Sheet, block: Block, next?: Block): void {
  const wasParagraph = sheet.wasParagraph;
  sheet.wasParagraph = block.kind === 'paragraph';
  if (block.kind === 'heading') setHeading(sheet, block.text, block.level, heightOf(sheet, next));
  else if (block.kind === 'paragraph') setParagraph(sheet, block.text, wasParagraph);
  else if (block.kind === 'list') setItems(sheet, block.items, () => '•');
  else if (block.kind === 'steps') setItems(sheet, block.items, (i) => `${i + 1}.`);
  else if (block.kind === 'formula') setFormula(sheet, block.lines, block.upright);
  else if (block.kind === 'quote') setQuote(sheet, block);
  else if (block.kind === 'note') setNote(sheet, block.text);
  else if (block.kind === 'code') setCode(sheet, block.lines);
  else if (block.kind === 'question') setQuestion(sheet, block);
  else if (block.kind === 'table') setTable(sheet, block);
  else setFigure(sheet, block);
}

// Height that must fit below a heading in the same column.
function heightOf(sheet: Sheet, next: Block | undefined): number {
  const few = sheet.style.lead * 3.5;
  if (next?.kind === 'table') return Math.max(few, tableStart(sheet, next));
  if (next?.kind === 'figure') return figureWidth(sheet, next) * (next.ratio ?? 0.6) + few;
  return next?.kind === 'heading' ? few * 1.5 : few;
}

function figureWidth(sheet: Sheet, figure: Figure): number {
  return columnWidth(sheet, sheet.columns) * (sheet.style.columns === 2 ? 1 : (figure.width ?? 0.72));
}

function setParagraph(sheet: Sheet, text: string, wasParagraph: boolean) {
  const { style } = sheet;
  const indent = wasParagraph ? style.indent : 0;
  setText(sheet, text, bodyStyle(sheet), { isJustified: style.isJustified, indent });
  sheet.y += style.indent > 0 ? 0 : style.lead * 0.45;
}

function setItems(sheet: Sheet, items: readonly string[], bullet: (i: number) => string) {
  const { style } = sheet;
  const body = bodyStyle(sheet);
  const hang = style.size * 1.75;
  skip(sheet, style.indent > 0 ? style.lead * 0.3 : 0);
  items.forEach((item, i) => {
    // At most three lines, so that the number stays with its text.
    need(sheet, Math.min(style.lead * 3, textHeight(sheet, item, body, sheet.width - hang)));
    const y = sheet.y + style.lead / 2 + style.size * 0.33;
    const isStep = bullet(i) !== '•';
    const color = style.isNumbered ? style.ink : style.accent;
    const place = { x: sheet.x + hang - style.size * 0.55, y, anchor: 'end' as const, color };
    drawText(sheet.pdf, bullet(i), place, { ...body, bold: isStep });
    setText(sheet, item, body, { x: sheet.x + hang, width: sheet.width - hang });
    sheet.y += style.lead * 0.18;
  });
  sheet.y += style.lead * 0.32;
}

function setFormula(sheet: Sheet, lines: readonly string[], upright: boolean) {
  const { style } = sheet;
  const face = style.body === 'inter' ? 'stix' : style.body;
  const size = style.body === 'inter' ? style.size * 1.12 : style.size;
  const boxes = lines.map((line) => layFormula(parseFormula(line), { face, size, upright }));
  skip(sheet, style.lead * 0.25);
  for (const box of boxes) {
    need(sheet, box.ascent + box.descent + 4);
    const x =
      sheet.x +
      (style.columns === 2 ? 10 : Math.max(0, (sheet.width - Math.max(...boxes.map((b) => b.width))) / 2));
    drawFormula(sheet.pdf, box, x, sheet.y + box.ascent, style.ink);
    sheet.y += box.ascent + box.descent + 5;
  }
  sheet.y += style.lead * 0.45;
}

function setQuote(sheet: Sheet, block: { text: string; source: string; verse: boolean }) {
  const { style } = sheet;
  const inset = style.columns === 2 ? 10 : 26;
  const text = { face: style.body, size: style.size, italic: !block.verse };
  const shape = { x: sheet.x + inset, width: sheet.width - inset * (block.verse ? 1 : 1.6) };
  skip(sheet, style.lead * 0.35);
  setText(sheet, block.text, text, { ...shape, isJustified: style.isJustified && !block.verse });
  setText(
    sheet,
    `— ${block.source}`,
    { face: style.body, size: style.size * 0.88 },
    { ...shape, color: style.muted },
  );
  sheet.y += style.lead * 0.6;
}

function setNote(sheet: Sheet, words: string) {
  const { style, pdf } = sheet;
  const pad = style.columns === 2 ? 7 : 10;
  const body = { face: style.body, size: style.size * 0.96 };
  const height = textHeight(sheet, words, body, sheet.width - pad * 2 - 3) + pad * 1.5;
  skip(sheet, style.lead * 0.2);
  need(sheet, height);
  const isPlain = style.look === 'paper' || style.look === 'exam';
  if (isPlain) pdf.undash().lineWidth(0.6).rect(sheet.x, sheet.y, sheet.width, height).stroke(style.line);
  else {
    pdf.rect(sheet.x, sheet.y, sheet.width, height).fill(style.tint);
    pdf.rect(sheet.x, sheet.y, 3, height).fill(style.accent);
  }
  const end = sheet.y + height;
  sheet.y += pad * 0.75;
  setText(sheet, words, body, { x: sheet.x + pad + 3, width: sheet.width - pad * 2 - 3 });
  sheet.y = end + style.lead * 0.6;
}

function setCode(sheet: Sheet, lines: readonly string[]) {
  const { style, pdf } = sheet;
  const size = style.size * 0.92;
  const lead = size * 1.4;
  const height = lines.length * lead + 14;
  skip(sheet, style.lead * 0.2);
  need(sheet, height);
  pdf.rect(sheet.x, sheet.y, sheet.width, height).fill('#f4f4f6');
  pdf.font('Courier', size).fillColor(style.ink);
  lines.forEach((line, i) => {
    pdf.text(line, sheet.x + 10, sheet.y + 7 + lead * (i + 0.72), {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  });
  sheet.y += height + style.lead * 0.6;
}

function setQuestion(sheet: Sheet, block: Question) {
  const { style } = sheet;
  const step = style.size * 1.9;
  sheet.questions += 1;
  skip(sheet, style.lead * 0.3);
  const follows = block.parts.length > 0 ? style.lead * 3 : 0;
  setTask(sheet, { label: `${sheet.questions}.`, ...block }, 0, follows);
  block.parts.forEach((part, i) => {
    setTask(sheet, { label: `(${String.fromCharCode(97 + i)})`, ...part }, step, 0);
  });
  sheet.y += style.lead * 0.35;
}

/** Draws a task with its ruled lines. `follows` is the height that must fit below it in the column. */
function setTask(sheet: Sheet, task: Task & { label: string }, indent: number, follows: number) {
  const { label, text, marks, lines } = task;
  const { style, pdf } = sheet;
  const body = bodyStyle(sheet);
  const hang = indent + style.size * 1.9;
  const width = sheet.width - hang - 34;
  need(sheet, textHeight(sheet, text, body, width) + follows + Math.min(lines, 2) * 20);
  const y = sheet.y + style.lead / 2 + style.size * 0.33;
  drawText(pdf, label, { x: sheet.x + indent, y, color: style.ink }, { ...body, bold: true });
  if (marks > 0) {
    const place = { x: sheet.x + sheet.width, y, anchor: 'end' as const, color: style.ink };
    drawText(pdf, `[${marks}]`, place, { ...body, bold: true });
  }
  setText(sheet, text, body, { x: sheet.x + hang, width });
  sheet.y += style.lead * 0.25;
  ruleLines(sheet, lines, sheet.x + hang);
}

function ruleLines(sheet: Sheet, count: number, x: number) {
  for (let i = 0; i < count; i += 1) {
    need(sheet, 21);
    sheet.y += 20;
    drawRule(sheet.pdf, [x, sheet.y], [sheet.x + sheet.width, sheet.y], '#c9ccd3', 0.5);
  }
  if (count > 0) sheet.y += 9;
}

function setFigure(sheet: Sheet, block: Figure) {
  const { style, pdf } = sheet;
  const face = style.body === 'garamond' ? 'stix' : style.body;
  const look = {
    face,
    size: face === 'inter' ? 7.6 : 8.8,
    colors: { ink: style.ink, accent: style.accent, second: '#b4552d', muted: '#7b7f89' },
    grid: '#e4e5e9',
  };
  const drawing = drawFigure(block, figureWidth(sheet, block), look);
  const caption = { face: style.body, size: style.size * 0.9 };
  sheet.figures += 1;
  const words = `**Figure ${sheet.figures}.** ${block.caption}`;
  const captionWidth = Math.min(sheet.width, Math.max(drawing.width, sheet.width * 0.8));
  skip(sheet, style.lead * 0.5);
  need(sheet, drawing.height + textHeight(sheet, words, caption, captionWidth) + 8);
  drawDrawing(pdf, drawing, sheet.x + (sheet.width - drawing.width) / 2, sheet.y);
  sheet.y += drawing.height + 6;
  const isShort = lineWidth(words, caption) <= captionWidth;
  const shape = { x: sheet.x + (sheet.width - captionWidth) / 2, width: captionWidth, color: style.muted };
  setText(sheet, words, caption, { ...shape, align: isShort ? 'center' : 'left' });
  sheet.y += style.lead * 0.8;
}
