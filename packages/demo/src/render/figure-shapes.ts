import type { Axis, Figure, Mark, Point } from '../block';
import type { Drawing, FigureLook, Plot } from './drawing';
import { lineWidth } from './lines';
import { drawMark } from './mark-shapes';

type Frame = { left: number; right: number; top: number; bottom: number };

const tickText = (tick: number | { at: number; text: string }) =>
  typeof tick === 'number' ? String(tick).replace('-', '−') : tick.text;
const tickAt = (tick: number | { at: number; text: string }) => (typeof tick === 'number' ? tick : tick.at);

function frameOf(figure: Figure, width: number, height: number, look: FigureLook): Frame {
  if (figure.bare) return { left: 2, right: width - 2, top: 2, bottom: height - 2 };
  const style = { face: look.face, size: look.size };
  const widest = Math.max(0, ...(figure.y.ticks ?? []).map((tick) => lineWidth(tickText(tick), style)));
  const lastTick = figure.x.ticks?.at(-1);
  const isAtEnd = lastTick !== undefined && tickAt(lastTick) > figure.x.max * 0.97;
  const lastTickHalf = isAtEnd ? lineWidth(tickText(lastTick), style) / 2 - 4 : 0;
  return {
    left: 6 + widest + (figure.y.label && figure.x.min >= 0 ? look.size * 1.6 : 0) + (widest > 0 ? 4 : 0),
    right: width - 8 - lastTickHalf,
    top: look.size,
    bottom:
      height -
      (figure.x.ticks?.length ? look.size * 1.5 : 4) -
      (figure.x.label && figure.y.min >= 0 ? look.size * 1.5 : 0),
  };
}

/** Draws a figure that is `width` points wide; its height is the width multiplied by the figure's ratio. */
export function drawFigure(figure: Figure, width: number, look: FigureLook): Drawing {
  const height = width * (figure.ratio ?? 0.6);
  const frame = frameOf(figure, width, height, look);
  const place = ([x, y]: Point): Point => [
    frame.left + ((x - figure.x.min) / (figure.x.max - figure.x.min)) * (frame.right - frame.left),
    frame.bottom - ((y - figure.y.min) / (figure.y.max - figure.y.min)) * (frame.bottom - frame.top),
  ];
  const plot: Plot = { look, place, shapes: [], hasAxes: !figure.bare };
  if (!figure.bare) drawGrid(plot, figure);
  const isBackground = (mark: Mark) => mark.kind === 'area' || mark.kind === 'bar';
  for (const mark of figure.marks) if (isBackground(mark)) drawMark(plot, mark);
  if (!figure.bare) drawAxes(plot, figure, frame);
  for (const mark of figure.marks) if (!isBackground(mark)) drawMark(plot, mark);
  return { width, height, shapes: plot.shapes };
}

const line = (from: Point, to: Point) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

function drawGrid({ shapes, place, look }: Plot, { x, y }: Figure) {
  const add = (axis: Axis, ends: (at: number) => [Point, Point]) => {
    if (!axis.grid) return;
    for (const tick of axis.ticks ?? []) {
      const [from, to] = ends(tickAt(tick));
      shapes.push({ kind: 'path', d: line(place(from), place(to)), stroke: look.grid, width: 0.5 });
    }
  };
  add(x, (at) => [
    [at, y.min],
    [at, y.max],
  ]);
  add(y, (at) => [
    [x.min, at],
    [x.max, at],
  ]);
}

function drawAxes(plot: Plot, { x, y }: Figure, frame: Frame) {
  const { shapes, place, look } = plot;
  const size = look.size;
  const style = { face: look.face, size };
  const color = look.colors.ink;
  const zero = place([Math.max(x.min, Math.min(0, x.max)), Math.max(y.min, Math.min(0, y.max))]);
  const xLine = y.min < 0 ? zero[1] : frame.bottom;
  const yLine = x.min < 0 ? zero[0] : frame.left;
  shapes.push({
    kind: 'path',
    d: line([frame.left, xLine], [frame.right + 4, xLine]),
    stroke: color,
    width: 0.9,
  });
  shapes.push({
    kind: 'path',
    d: line([yLine, frame.bottom], [yLine, frame.top - 4]),
    stroke: color,
    width: 0.9,
  });
  for (const tick of x.ticks ?? []) {
    const at = place([tickAt(tick), 0])[0];
    shapes.push({ kind: 'path', d: line([at, xLine], [at, xLine + 3]), stroke: color, width: 0.8 });
    shapes.push({
      kind: 'text',
      x: at,
      y: xLine + 3 + size,
      text: tickText(tick),
      style,
      color,
      anchor: 'middle',
    });
  }
  for (const tick of y.ticks ?? []) {
    const at = place([0, tickAt(tick)])[1];
    shapes.push({ kind: 'path', d: line([yLine - 3, at], [yLine, at]), stroke: color, width: 0.8 });
    shapes.push({
      kind: 'text',
      x: yLine - 5,
      y: at + size * 0.34,
      text: tickText(tick),
      style,
      color,
      anchor: 'end',
    });
  }
  if (x.label && y.min < 0) {
    shapes.push({
      kind: 'text',
      x: frame.right + 4,
      y: xLine - 5,
      text: x.label,
      style,
      color,
      anchor: 'end',
    });
  } else if (x.label) {
    const [cx, cy] = [(frame.left + frame.right) / 2, frame.bottom + size * (x.ticks?.length ? 2.75 : 1.4)];
    shapes.push({ kind: 'text', x: cx, y: cy, text: x.label, style, color, anchor: 'middle' });
  }
  if (y.label && x.min < 0) {
    shapes.push({
      kind: 'text',
      x: yLine + 7,
      y: frame.top + 2,
      text: y.label,
      style,
      color,
      anchor: 'start',
    });
  } else if (y.label) {
    const cy = (frame.top + frame.bottom) / 2;
    shapes.push({
      kind: 'text',
      x: size,
      y: cy,
      text: y.label,
      style,
      color,
      anchor: 'middle',
      isRotated: true,
    });
  }
}
