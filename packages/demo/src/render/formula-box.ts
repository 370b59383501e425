import { type FormulaNode, splitMaths } from './formula';
import { type Piece, shapeRun, type TextStyle } from './lines';

/** Part of a formula. Coordinates are points to the right of and above the start of the baseline. */
type Placed =
  | { kind: 'piece'; x: number; y: number; piece: Piece }
  | { kind: 'stroke'; points: [x: number, y: number][]; width: number };

export type FormulaBox = { width: number; ascent: number; descent: number; items: Placed[] };

type MathStyle = TextStyle & { upright: boolean };

const moved = (items: Placed[], dx: number, dy: number): Placed[] =>
  items.map((item) =>
    item.kind === 'piece'
      ? { ...item, x: item.x + dx, y: item.y + dy }
      : { ...item, points: item.points.map(([x, y]) => [x + dx, y + dy]) },
  );

/** Lays out a formula with stacked fractions, roots and scripts. */
export function layFormula(nodes: FormulaNode[], style: MathStyle): FormulaBox {
  const box: FormulaBox = { width: 0, ascent: style.size * 0.74, descent: style.size * 0.24, items: [] };
  for (const node of nodes) {
    if (node.kind === 'text') addText(box, node.text, style);
    else if (node.kind === 'fraction') addFraction(box, node, style);
    else if (node.kind === 'root') addRoot(box, node.inner, style);
    else addScripts(box, node, style);
  }
  return box;
}

function addText(box: FormulaBox, text: string, style: MathStyle) {
  for (const part of splitMaths(text, style.upright)) {
    const run = { text: part.text, bold: false, italic: part.italic, script: 'normal' } as const;
    for (const piece of shapeRun(run, style)) {
      box.items.push({ kind: 'piece', x: box.width, y: 0, piece });
      box.width += piece.width;
    }
  }
}

function addBox(box: FormulaBox, inner: FormulaBox, dx: number, dy: number) {
  box.items.push(...moved(inner.items, box.width + dx, dy));
  box.ascent = Math.max(box.ascent, inner.ascent + dy);
  box.descent = Math.max(box.descent, inner.descent - dy);
}

function addFraction(box: FormulaBox, node: { top: FormulaNode[]; bottom: FormulaNode[] }, style: MathStyle) {
  const small = { ...style, size: style.size * 0.9 };
  const top = layFormula(node.top, small);
  const bottom = layFormula(node.bottom, small);
  const width = Math.max(top.width, bottom.width) + style.size * 0.3;
  const axis = style.size * 0.26;
  const gap = style.size * 0.14;
  addBox(box, top, (width - top.width) / 2, axis + gap + top.descent);
  addBox(box, bottom, (width - bottom.width) / 2, axis - gap - bottom.ascent);
  const bar: [number, number][] = [
    [box.width, axis],
    [box.width + width, axis],
  ];
  box.items.push({ kind: 'stroke', points: bar, width: style.size * 0.05 });
  box.width += width + style.size * 0.08;
}

function addRoot(box: FormulaBox, nodes: FormulaNode[], style: MathStyle) {
  const inner = layFormula(nodes, style);
  const size = style.size;
  const top = inner.ascent + size * 0.12;
  const bottom = -inner.descent;
  const x = box.width;
  const points: [number, number][] = [
    [x + size * 0.05, bottom + (top - bottom) * 0.45],
    [x + size * 0.2, bottom + (top - bottom) * 0.5],
    [x + size * 0.38, bottom],
    [x + size * 0.58, top],
    [x + size * 0.68 + inner.width, top],
  ];
  box.items.push({ kind: 'stroke', points, width: size * 0.05 });
  addBox(box, inner, size * 0.62, 0);
  box.ascent = Math.max(box.ascent, top + size * 0.08);
  box.width += inner.width + size * 0.76;
}

function addScripts(box: FormulaBox, node: Extract<FormulaNode, { kind: 'scripts' }>, style: MathStyle) {
  const small = { ...style, size: style.size * 0.7 };
  const raised = node.raised && layFormula(node.raised, small);
  const lowered = node.lowered && layFormula(node.lowered, small);
  if (raised) addBox(box, raised, 0, style.size * 0.4);
  if (lowered) addBox(box, lowered, 0, -style.size * 0.2);
  box.width += Math.max(raised?.width ?? 0, lowered?.width ?? 0) + style.size * 0.03;
}
