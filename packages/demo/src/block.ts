/** A place in a figure, in the units of its axes. */
export type Point = readonly [x: number, y: number];

export type Tone = 'ink' | 'accent' | 'second' | 'muted';

/** What a figure draws, in the units of its axes; later marks lie on top. */
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
      /** Moves the text by points on the page, right and up. */
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

/** A drawing; `bare` leaves the axes out, `ratio` is height over width, `width` a share of the column. */
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
  caption?: string;
  align?: readonly ('left' | 'right' | 'center')[];
};

export type Question = {
  kind: 'question';
  text: string;
  marks: number;
  parts?: readonly { text: string; marks: number }[];
  /** Ruled lines to write on, after each part or after the question. */
  lines?: number;
};

// Texts carry **bold**, *italic*, maths in backticks, ^{raised} and _{lowered}; formulas also frac(a; b), sqrt(a).
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'formula'; lines: readonly string[]; upright?: boolean }
  | { kind: 'quote'; text: string; source: string; verse?: boolean }
  | { kind: 'note'; label: string; text: string }
  | { kind: 'code'; lines: readonly string[] }
  | Question
  | Table
  | Figure;
