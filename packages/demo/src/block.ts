/** A place in a figure, in the units of its axes. */
export type Point = readonly [x: number, y: number];

export const tones = ['ink', 'accent', 'second', 'muted'] as const;
export type Tone = (typeof tones)[number];

/** One part of a figure, in the units of its axes. Later marks are drawn on top of earlier ones. */
export type Mark =
  | { kind: 'curve'; points: readonly Point[]; tone?: Tone; dashed?: boolean; thin?: boolean }
  | { kind: 'area'; points: readonly Point[]; tone?: Tone }
  | { kind: 'points'; points: readonly Point[]; tone?: Tone; hollow?: boolean }
  | { kind: 'arrow'; from: Point; to: Point; tone?: Tone; both?: boolean }
  | { kind: 'bar'; from: Point; to: Point; tone?: Tone }
  | { kind: 'box'; at: Point; size: Point; text: string; tone?: Tone; round?: boolean }
  | {
      kind: 'label';
      at: Point;
      text: string;
      tone?: Tone;
      anchor?: 'start' | 'middle' | 'end';
      /** Moves the text right and up, in points of the page. */
      shift?: Point;
      bold?: boolean;
    };

export type Axis = {
  min: number;
  max: number;
  label?: string;
  ticks?: readonly (number | { at: number; text: string })[];
  grid?: boolean;
};

/** A drawing. `bare` hides the axes, `ratio` is height divided by width, `width` a share of the column. */
export type Figure = {
  kind: 'figure';
  caption: string;
  x: Axis;
  y: Axis;
  marks: readonly Mark[];
  bare?: boolean;
  ratio?: number;
  width?: number;
};

export type Table = {
  kind: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  align: readonly ('left' | 'right' | 'center')[];
  caption?: string;
};

/** A task with its marks and the number of ruled lines to write on. */
export type Task = { text: string; marks: number; lines: number };

/** A question of a practice paper. With parts, marks and lines belong to the parts. */
export type Question = Task & { kind: 'question'; parts: readonly Task[] };

// Texts contain **bold**, *italic*, maths in backticks, ^{raised} and _{lowered}; formulas also frac(a; b), sqrt(a).
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'formula'; lines: readonly string[]; upright: boolean }
  | { kind: 'quote'; text: string; source: string; verse: boolean }
  | { kind: 'note'; text: string }
  | { kind: 'code'; lines: readonly string[] }
  | Question
  | Table
  | Figure;
