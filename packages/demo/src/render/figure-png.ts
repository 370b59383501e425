import sharp from 'sharp';
import type { Figure } from '../block';
import type { Drawing, Shape } from './drawing';
import { drawFigure } from './figure-shapes';
import { openFont } from './fonts';
import { breakLines, type Piece } from './lines';

const n = (value: number) => Math.round(value * 100) / 100;

function pathSvg(shape: Extract<Shape, { kind: 'path' }>): string {
  const stroke = shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"` : '';
  const dash = shape.dash ? ` stroke-dasharray="${shape.dash}"` : '';
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
  return `<path d="${shape.d}" fill="${shape.fill ?? 'none'}"${stroke}${dash}${opacity} stroke-linejoin="round"/>`;
}

function pieceSvg(piece: Piece, x: number, y: number, color: string): string {
  const font = openFont(piece.font);
  const scale = piece.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(piece.text);
  let pen = 0;
  const outlines = glyphs.map((glyph, i) => {
    const position = positions[i];
    const dx = pen + (position?.xOffset ?? 0);
    pen += position?.xAdvance ?? 0;
    return `<path transform="translate(${n(dx)} ${n(position?.yOffset ?? 0)})" d="${glyph.path.toSVG()}"/>`;
  });
  const place = `translate(${n(x)} ${n(y - piece.rise)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g fill="${color}" transform="${place}">${outlines.join('')}</g>`;
}

function textSvg(shape: Extract<Shape, { kind: 'text' }>): string {
  const [line] = breakLines(shape.text, shape.style, Number.POSITIVE_INFINITY);
  if (!line) return '';
  let x = -{ start: 0, middle: line.width / 2, end: line.width }[shape.anchor];
  const parts: string[] = [];
  for (const word of line.words) {
    for (const piece of word.pieces) {
      parts.push(pieceSvg(piece, x, 0, shape.color));
      x += piece.width;
    }
    x += word.space?.width ?? 0;
  }
  const rotation = shape.isRotated ? ' rotate(-90)' : '';
  return `<g transform="translate(${n(shape.x)} ${n(shape.y)})${rotation}">${parts.join('')}</g>`;
}

/**
 * Draws a figure as a PNG on white, with three pixels per point. Letters are drawn as outlines, so the result does not
 * depend on the fonts of the system.
 */
export async function figurePng(drawing: Drawing): Promise<Buffer> {
  const { width, height, shapes } = drawing;
  const inner = shapes.map((shape) => (shape.kind === 'path' ? pathSvg(shape) : textSvg(shape))).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 3}" height="${height * 3}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#ffffff"/>${inner}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

/** Draws a figure alone, as a picture that a student may send in a chat. */
export function renderPicture(figure: Figure): Promise<Buffer> {
  const colors = { ink: '#1b1c20', accent: '#2a5d84', second: '#b4552d', muted: '#7b7f89' };
  return figurePng(drawFigure(figure, 280, { face: 'inter', size: 9, colors, grid: '#e4e5e9' }));
}
