import { plainText } from '../inline';
import { drawRule } from './canvas';
import { need, type Sheet, setText, skip, textHeight } from './sheet';

/** Draws a heading and adds sections to the outline. `follows` is the height that must fit below it in the column. */
export function setHeading(sheet: Sheet, text: string, level: 1 | 2, follows: number): void {
  const { style, pdf } = sheet;
  if (level === 2) {
    const size = style.size * 1.04;
    skip(sheet, style.lead * 0.35);
    need(sheet, style.lead * 1.5 + follows);
    setText(sheet, text, { face: style.heading, size, bold: true, italic: style.look === 'paper' });
    sheet.y += style.lead * 0.12;
    return;
  }
  sheet.sections += 1;
  const words = style.isNumbered ? `${sheet.sections}.\u2002${text}` : text;
  const heading = { face: style.heading, size: style.headingSize, bold: true };
  const lead = style.headingSize * 1.3;
  skip(sheet, style.lead * 0.95);
  const inset = style.look === 'columns' ? 6 : 0;
  const height = textHeight(sheet, words, heading, sheet.width - inset * 2, lead);
  need(sheet, height + style.lead + follows);
  pdf.outline.addItem(plainText(text));
  const top = sheet.y;
  if (style.look === 'columns') {
    pdf.rect(sheet.x, top, sheet.width, height + 5).fill(style.tint);
    sheet.y += 2.5;
    setText(sheet, words, heading, {
      x: sheet.x + inset,
      width: sheet.width - inset * 2,
      lead,
      color: style.accent,
    });
    sheet.y += 2.5 + style.lead * 0.4;
    return;
  }
  const isColoured = style.look === 'guide' || style.look === 'handout';
  setText(sheet, words, heading, { lead, color: isColoured ? style.accent : style.ink });
  if (style.look === 'guide') {
    drawRule(pdf, [sheet.x, sheet.y + 2.5], [sheet.x + sheet.width, sheet.y + 2.5], style.accent, 0.9);
    sheet.y += 4;
  }
  if (style.look === 'exam') {
    drawRule(pdf, [sheet.x, sheet.y + 2], [sheet.x + sheet.width, sheet.y + 2], style.ink, 0.6);
    sheet.y += 3;
  }
  sheet.y += style.lead * 0.35;
}
