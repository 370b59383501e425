import type { Mark, Point } from '../block';
import type { Plot } from './drawing';
import { lineWidth } from './lines';

const n = (value: number) => Math.round(value * 100) / 100;
const polyline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

function circle([x, y]: Point, r: number): string {
  const k = r * 0.5523;
  return (
    `M${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + k)} ${n(x + k)} ${n(y + r)} ${n(x)} ${n(y + r)}` +
    `C${n(x - k)} ${n(y + r)} ${n(x - r)} ${n(y + k)} ${n(x - r)} ${n(y)}` +
    `C${n(x - r)} ${n(y - k)} ${n(x - k)} ${n(y - r)} ${n(x)} ${n(y - r)}` +
    `C${n(x + k)} ${n(y - r)} ${n(x + r)} ${n(y - k)} ${n(x + r)} ${n(y)}Z`
  );
}

const rectangle = ([x0, y0]: Point, [x1, y1]: Point) =>
  `${polyline([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])}Z`;

function arrowHead(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number): Point => [
    to[0] - 6 * Math.cos(angle + turn),
    to[1] - 6 * Math.sin(angle + turn),
  ];
  return `${polyline([to, corner(0.42), corner(-0.42)])}Z`;
}

/** Adds one mark of a figure to the plot. */
export function drawMark(plot: Plot, mark: Mark): void {
  const { shapes, place, look } = plot;
  const tone = look.colors[mark.tone ?? (mark.kind === 'label' || mark.kind === 'arrow' ? 'ink' : 'accent')];
  if (mark.kind === 'curve') {
    const d = polyline(mark.points.map(place));
    shapes.push({
      kind: 'path',
      d,
      stroke: tone,
      width: mark.thin ? 0.8 : 1.7,
      dash: mark.dashed ? 3 : undefined,
    });
  } else if (mark.kind === 'area') {
    shapes.push({ kind: 'path', d: `${polyline(mark.points.map(place))}Z`, fill: tone, opacity: 0.18 });
  } else if (mark.kind === 'points') {
    for (const point of mark.points) {
      const fill = mark.hollow ? '#ffffff' : tone;
      shapes.push({ kind: 'path', d: circle(place(point), 2.6), stroke: tone, fill, width: 1 });
    }
  } else if (mark.kind === 'bar') {
    shapes.push({ kind: 'path', d: rectangle(place(mark.from), place(mark.to)), fill: tone, opacity: 0.85 });
  } else if (mark.kind === 'arrow') {
    const [from, to] = [place(mark.from), place(mark.to)];
    shapes.push({ kind: 'path', d: polyline([from, to]), stroke: tone, width: 1.1 });
    shapes.push({ kind: 'path', d: arrowHead(from, to), fill: tone });
    if (mark.both) shapes.push({ kind: 'path', d: arrowHead(to, from), fill: tone });
  } else if (mark.kind === 'box') drawBox(plot, mark, tone);
  else drawLabel(plot, mark, tone);
}

function drawBox({ shapes, place, look }: Plot, mark: Extract<Mark, { kind: 'box' }>, tone: string) {
  const [x, y] = mark.at;
  const [w, h] = mark.size;
  const [a, b] = [place([x - w / 2, y + h / 2]), place([x + w / 2, y - h / 2])];
  const d = mark.round ? circle([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], (b[1] - a[1]) / 2) : rectangle(a, b);
  shapes.push({ kind: 'path', d, fill: '#ffffff' });
  shapes.push({ kind: 'path', d, fill: tone, opacity: 0.1 });
  shapes.push({ kind: 'path', d, stroke: tone, width: 1.1 });
  const lines = mark.text.split('\n');
  const style = { face: look.face, size: look.size };
  lines.forEach((text, i) => {
    const middle = (a[1] + b[1]) / 2 + (i - (lines.length - 1) / 2) * look.size * 1.25 + look.size * 0.34;
    shapes.push({
      kind: 'text',
      x: (a[0] + b[0]) / 2,
      y: middle,
      text,
      style,
      color: look.colors.ink,
      anchor: 'middle',
    });
  });
}

function drawLabel(plot: Plot, mark: Extract<Mark, { kind: 'label' }>, color: string) {
  const { shapes, place, look } = plot;
  const style = { face: look.face, size: look.size, bold: mark.bold };
  const anchor = mark.anchor ?? 'start';
  mark.text.split('\n').forEach((text, i) => {
    const [px, py] = place(mark.at);
    const x = px + (mark.shift?.[0] ?? 0);
    const y = py - (mark.shift?.[1] ?? 0) + look.size * (0.34 + i * 1.25);
    const width = lineWidth(text, style);
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    const background = rectangle([left - 1, y - look.size * 0.85], [left + width + 1, y + look.size * 0.25]);
    // A white background keeps labels legible where they cross a line.
    if (plot.hasAxes) shapes.push({ kind: 'path', d: background, fill: '#ffffff', opacity: 0.8 });
    shapes.push({ kind: 'text', x, y, text, style, color, anchor });
  });
}
