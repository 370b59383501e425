import type PptxGenJS from 'pptxgenjs';
import type { Block, Figure, Table } from '../../block';
import { figurePng } from '../figure-png';
import { drawFigure } from '../figure-shapes';
import { parseInline, plainText } from '../inline';
import { type PptxStyle, slide } from './looks';
import { blockInches, columnInches, formulaText, rowInches, textInches } from './measure';

type Slide = PptxGenJS.Slide;
type Area = { x: number; y: number; w: number };

/** Converts a text with marks to the runs of a text box. */
export function toProps(text: string, base: PptxGenJS.TextPropsOptions = {}): PptxGenJS.TextProps[] {
  return parseInline(text).map((run) => ({
    text: run.text,
    options: {
      ...base,
      bold: run.bold || base.bold,
      italic: run.italic !== Boolean(base.italic),
      superscript: run.script === 'raised' || undefined,
      subscript: run.script === 'lowered' || undefined,
    },
  }));
}

/** Draws the blocks of a slide: text, a figure, or both. */
export async function drawBlocks(page: Slide, blocks: readonly Block[], style: PptxStyle): Promise<void> {
  const figure = blocks.find((block): block is Figure => block.kind === 'figure');
  const texts = blocks.filter((block) => block.kind !== 'figure');
  const full = slide.right - slide.left;
  if (!figure) return drawColumn(page, texts, style, { x: slide.left, y: slide.top, w: full });
  if (texts.length === 0)
    return drawFigureIn(page, figure, style, { x: slide.left, y: slide.top, w: full }, slide.bottom);
  const needed = texts.reduce((sum, block) => sum + blockInches(block, style, full), 0);
  // A short text is placed above or below the figure, a long one beside it.
  const room = slide.bottom - slide.top;
  if (needed < room * 0.36) {
    const isTextFirst = blocks[0] !== figure;
    const at = isTextFirst ? slide.top : slide.bottom - needed + 0.1;
    drawColumn(page, texts, style, { x: slide.left, y: at, w: full });
    const top = isTextFirst ? slide.top + needed : slide.top;
    return drawFigureIn(
      page,
      figure,
      style,
      { x: slide.left, y: top, w: full },
      isTextFirst ? slide.bottom : at - 0.1,
    );
  }
  drawColumn(page, texts, style, { x: slide.left, y: slide.top, w: 5 });
  return drawFigureIn(
    page,
    figure,
    style,
    { x: slide.left + 5.4, y: slide.top, w: full - 5.4 },
    slide.bottom,
  );
}

function drawColumn(page: Slide, blocks: readonly Block[], base: PptxStyle, area: Area): void {
  const room = slide.bottom - area.y + 0.15;
  let style = base;
  // The text of a full slide is a little smaller.
  const height = () => blocks.reduce((sum, block) => sum + blockInches(block, style, area.w), 0);
  while (height() > room && style.size > base.size - 9) style = { ...style, size: style.size - 1 };
  let { y } = area;
  for (const block of blocks) {
    const tall = blockInches(block, style, area.w);
    drawBlock(page, block, style, { ...area, y }, tall);
    y += tall;
  }
}

function drawBlock(page: Slide, block: Block, style: PptxStyle, area: Area, tall: number): void {
  const { size, ink, body } = style;
  const box = {
    x: area.x,
    y: area.y,
    w: area.w,
    margin: 0,
    valign: 'top' as const,
    fontFace: body,
    fontSize: size,
    color: ink,
  };
  if (block.kind === 'paragraph') page.addText(toProps(block.text), { ...box, h: tall - 0.1 });
  else if (block.kind === 'formula') {
    const runs = block.lines.flatMap((line, i) => [
      ...toProps(formulaText(line, block.upright)),
      ...(i < block.lines.length - 1 ? [{ text: '', options: { breakLine: true } }] : []),
    ]);
    page.addText(runs, {
      ...box,
      x: area.x + 0.4,
      w: area.w - 0.4,
      h: tall - 0.15,
      fontFace: 'Cambria',
      fontSize: size + 2,
    });
  } else if (block.kind === 'note') {
    page.addShape('rect', {
      x: area.x,
      y: area.y + 0.06,
      w: area.w,
      h: tall - 0.2,
      fill: { color: style.tint },
      line: { color: style.tint },
    });
    page.addShape('rect', {
      x: area.x,
      y: area.y + 0.06,
      w: 0.07,
      h: tall - 0.2,
      fill: { color: style.accent },
      line: { color: style.accent },
    });
    const words = toProps(block.text);
    page.addText(words, {
      ...box,
      x: area.x + 0.28,
      y: area.y + 0.06,
      w: area.w - 0.45,
      h: tall - 0.2,
      valign: 'middle',
      fontSize: size - 1,
    });
  } else if (block.kind === 'table') drawTable(page, block, style, area);
  else if (block.kind === 'list' || block.kind === 'steps') {
    let { y } = area;
    block.items.forEach((item, i) => {
      const high = textInches(item, size, area.w - 0.5, style.run);
      const label = block.kind === 'list' ? '•' : `${i + 1}.`;
      const mark = { ...box, y, h: high, w: 0.42, color: style.accent, bold: block.kind === 'steps' };
      page.addText(label, mark);
      page.addText(toProps(item), { ...box, x: area.x + 0.42, y, w: area.w - 0.42, h: high });
      y += high + 0.11;
    });
  }
}

function drawTable(page: Slide, table: Table, style: PptxStyle, area: Area): void {
  const size = style.size - 5;
  const widths = columnInches(table, area.w);
  const line: PptxGenJS.BorderProps = { type: 'solid', pt: 0.75, color: style.rule };
  const none: PptxGenJS.BorderProps = { type: 'none' };
  const border: PptxGenJS.TableCellProps['border'] = [line, none, line, none];
  const cell = (text: string, i: number, isHead: boolean) => ({
    text: toProps(text, { bold: isHead, color: isHead && style.look === 'band' ? 'FFFFFF' : style.ink }),
    options: {
      align: table.align[i] ?? ('left' as const),
      valign: 'middle' as const,
      border,
      fill: { color: isHead ? (style.look === 'band' ? style.accent : style.tint) : style.paper },
    },
  });
  const rows = [
    table.head.map((text, i) => cell(text, i, true)),
    ...table.rows.map((row) => row.map((text, i) => cell(text, i, false))),
  ];
  page.addTable(rows, {
    x: area.x,
    y: area.y + 0.05,
    w: area.w,
    colW: widths,
    rowH: rowInches(table, widths, size, style.run),
    fontFace: style.body,
    fontSize: size,
    color: style.ink,
    margin: [0.04, 0.12, 0.04, 0.12],
  });
}

/** Draws a figure with its caption, as large as fits between the top of the area and `bottom` (in inches). */
export async function drawFigureIn(
  page: Slide,
  figure: Figure,
  style: PptxStyle,
  area: Area,
  bottom: number,
): Promise<void> {
  const caption = textInches(figure.caption, 14, area.w) + 0.1;
  const ratio = figure.ratio ?? 0.6;
  const width = Math.min(area.w, (bottom - area.y - caption - 0.25) / ratio);
  const drawing = drawFigure(figure, Math.min(560, 78 * width), {
    face: 'inter',
    size: 11,
    colors: { ink: '#1b1c20', accent: figureAccent(style), second: '#b4552d', muted: '#7b7f89' },
    grid: '#e4e5e9',
  });
  const png = await figurePng(drawing);
  const x = area.x + (area.w - width) / 2;
  const height = width * ratio;
  if (style.look === 'dark') {
    page.addShape('rect', {
      x: x - 0.12,
      y: area.y - 0.08,
      w: width + 0.24,
      h: height + 0.16,
      fill: { color: 'FFFFFF' },
      line: { color: 'FFFFFF' },
    });
  }
  page.addImage({
    data: `image/png;base64,${png.toString('base64')}`,
    x,
    y: area.y,
    w: width,
    h: height,
    altText: plainText(figure.caption),
  });
  page.addText(toProps(figure.caption), {
    x: area.x,
    y: area.y + height + 0.14,
    w: area.w,
    h: caption,
    margin: 0,
    align: 'center',
    valign: 'top',
    fontFace: style.body,
    fontSize: 14,
    color: style.muted,
  });
}

// Figures have a white background even in the dark deck, so its light accent would be too pale.
function figureAccent(style: PptxStyle): string {
  return style.look === 'dark' ? `#${style.paper}` : `#${style.accent}`;
}
