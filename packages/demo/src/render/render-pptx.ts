import PptxGenJS from 'pptxgenjs';
import type { Block, Figure } from '../block';
import type { PptxDocument } from '../demo-document';
import { courseLine } from './course-line';
import { plainText } from './inline';
import { type PptxStyle, pptxStyle, slide } from './pptx/looks';
import { textInches } from './pptx/measure';
import { drawBlocks, drawFigureIn, toProps } from './pptx/slides';
import { stableZip } from './stable-zip';

type Page = { heading: string; blocks: Block[] };

/** Renders a document as a slide deck with one slide per heading. */
export async function renderPptx(source: PptxDocument): Promise<Uint8Array> {
  const style = pptxStyle(source);
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = plainText(source.title);
  deck.subject = source.subject;
  deck.author = 'Student';
  deck.company = 'Student';
  await drawOpening(deck.addSlide(), source, style);
  for (const [i, { heading, blocks }] of toPages(source.body).entries()) {
    const page = deck.addSlide();
    page.background = { color: style.paper };
    drawHeading(page, heading, style);
    await drawBlocks(page, blocks, style);
    const number = { x: slide.right - 1, y: 6.98, w: 1, h: 0.3, margin: 0, align: 'right' as const };
    page.addText(String(i + 2), { ...number, fontFace: style.body, fontSize: 12, color: style.muted });
  }
  const packed = await deck.write({ outputType: 'uint8array' });
  if (!(packed instanceof Uint8Array)) throw new Error('The slide writer gave no bytes');
  return stableZip(packed);
}

function toPages(body: readonly Block[]): Page[] {
  const pages: Page[] = [];
  for (const block of body) {
    if (block.kind === 'heading') pages.push({ heading: block.text, blocks: [] });
    else pages.at(-1)?.blocks.push(block);
  }
  return pages;
}

function drawHeading(page: PptxGenJS.Slide, heading: string, style: PptxStyle): void {
  const width = slide.right - slide.left;
  const isBand = style.look === 'band';
  if (isBand) {
    page.addShape('rect', {
      x: 0,
      y: 0,
      w: slide.width,
      h: 1.15,
      fill: { color: style.accent },
      line: { color: style.accent },
    });
  } else {
    const color = style.look === 'plain' ? style.rule : style.accent;
    page.addShape('line', { x: slide.left, y: 1.32, w: width, h: 0, line: { color, width: 1 } });
  }
  page.addText(toProps(heading, { bold: true }), {
    x: slide.left,
    y: isBand ? 0.2 : 0.45,
    w: width,
    h: 0.78,
    margin: 0,
    valign: 'middle',
    fontFace: style.heading,
    fontSize: isBand ? 28 : 32,
    color: style.title,
  });
}

async function drawOpening(page: PptxGenJS.Slide, source: PptxDocument, style: PptxStyle): Promise<void> {
  const figure = source.body.find((block): block is Figure => block.kind === 'figure');
  const isFilled = style.look === 'band';
  page.background = { color: isFilled ? style.accent : style.paper };
  const ink = isFilled ? 'FFFFFF' : style.title;
  const soft = isFilled ? 'FFFFFF' : style.muted;
  const width = 5.9;
  const text = { x: slide.left, w: width, margin: 0, valign: 'top' as const };
  const size = source.title.length > 50 ? 34 : 42;
  const tall = textInches(source.title, size, width) + 0.2;
  const top = Math.max(0.95, 3 - tall / 2);
  page.addText(courseLine(source), {
    ...text,
    y: top - 0.5,
    h: 0.4,
    fontFace: style.body,
    fontSize: 16,
    color: soft,
  });
  page.addText(toProps(source.title, { bold: true }), {
    ...text,
    y: top,
    h: tall,
    fontFace: style.heading,
    fontSize: size,
    color: ink,
  });
  page.addText(toProps(source.description), {
    ...text,
    y: top + tall + 0.15,
    h: 1.6,
    fontFace: style.body,
    fontSize: 19,
    color: soft,
  });
  if (!figure) return;
  const inner = 5;
  const high = inner * (figure.ratio ?? 0.6);
  const card = { x: 7.15, y: 3.75 - high / 2 - 0.2, w: inner + 0.4, h: high + 0.4 };
  const line = { color: style.look === 'plain' ? style.rule : 'FFFFFF', width: 0.75 };
  page.addShape('rect', { ...card, fill: { color: 'FFFFFF' }, line });
  const light: PptxStyle = { ...style, look: 'plain', accent: source.accent.replace('#', '') };
  const area = { x: card.x + 0.2, y: card.y + 0.2, w: inner };
  await drawFigureIn(page, { ...figure, caption: '' }, light, area, card.y + card.h + 0.5);
}
