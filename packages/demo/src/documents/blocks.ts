import type { Axis, Block, Figure, Mark, Point, Question, Table } from '../block';

/** A section heading; in slides, the title of the next slide. */
export const h = (text: string): Block => ({ kind: 'heading', text, level: 1 });

export const h2 = (text: string): Block => ({ kind: 'heading', text, level: 2 });

export const p = (text: string): Block => ({ kind: 'paragraph', text });

export const ul = (...items: string[]): Block => ({ kind: 'list', items });

export const steps = (...items: string[]): Block => ({ kind: 'steps', items });

/** Displayed maths, one line each; single letters are set in italics. */
export const f = (...lines: string[]): Block => ({ kind: 'formula', lines });

/** Displayed formulas whose letters stay upright: chemistry, accounting, units. */
export const fu = (...lines: string[]): Block => ({ kind: 'formula', lines, upright: true });

export const note = (label: string, text: string): Block => ({ kind: 'note', label, text });

export const code = (...lines: string[]): Block => ({ kind: 'code', lines });

export const quote = (text: string, source: string): Block => ({ kind: 'quote', text, source });

export const verse = (text: string, source: string): Block => ({ kind: 'quote', text, source, verse: true });

/** A table; `align` takes one letter per column, such as 'lrr'. */
export function table(head: string[], align: string, rows: string[][], caption?: string): Table {
  const words = { l: 'left', r: 'right', c: 'center' } as const;
  const columns = Array.from(align).map((letter) =>
    letter === 'r' || letter === 'c' ? words[letter] : words.l,
  );
  return { kind: 'table', head, rows, align: columns, caption };
}

export function fig(caption: string, x: Axis, y: Axis, marks: Mark[], shape: Partial<Figure> = {}): Figure {
  return { kind: 'figure', caption, x, y, marks, ...shape };
}

export function ask(text: string, marks: number, lines = 0, parts?: Question['parts']): Question {
  return { kind: 'question', text, marks, lines, parts };
}

/** The graph of a function: `n` equal steps from one x to the other. */
export function graph(of: (x: number) => number, from: number, to: number, n = 80): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / n;
    return [x, of(x)];
  });
}

export const curve = (points: Point[], style: Partial<Extract<Mark, { kind: 'curve' }>> = {}): Mark => ({
  kind: 'curve',
  points,
  ...style,
});

export const area = (points: Point[], tone?: 'accent' | 'second' | 'muted'): Mark => ({
  kind: 'area',
  points,
  tone,
});

export const dots = (points: Point[], style: Partial<Extract<Mark, { kind: 'points' }>> = {}): Mark => ({
  kind: 'points',
  points,
  ...style,
});

export const text = (
  at: Point,
  words: string,
  style: Partial<Extract<Mark, { kind: 'label' }>> = {},
): Mark => ({
  kind: 'label',
  at,
  text: words,
  ...style,
});

export const arrow = (
  from: Point,
  to: Point,
  style: Partial<Extract<Mark, { kind: 'arrow' }>> = {},
): Mark => ({
  kind: 'arrow',
  from,
  to,
  ...style,
});

export const box = (
  at: Point,
  size: Point,
  words: string,
  style: Partial<Extract<Mark, { kind: 'box' }>> = {},
): Mark => ({
  kind: 'box',
  at,
  size,
  text: words,
  ...style,
});

export const dash = (...points: Point[]): Mark => ({
  kind: 'curve',
  points,
  dashed: true,
  thin: true,
  tone: 'muted',
});
