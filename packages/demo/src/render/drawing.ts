import type { Point, Tone } from '../block';
import type { Face } from './fonts';
import type { TextStyle } from './lines';

/** Part of a drawing, in points from its upper left corner; `d` is SVG path data. */
export type Shape =
  | {
      kind: 'path';
      d: string;
      stroke?: string;
      fill?: string;
      width?: number;
      dash?: number;
      opacity?: number;
    }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      style: TextStyle;
      color: string;
      anchor: 'start' | 'middle' | 'end';
      isRotated?: boolean;
    };

export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Typeface, size of the letters in points, and colours (`#rrggbb`) of a figure. */
export type FigureLook = { face: Face; size: number; colors: Record<Tone, string>; grid: string };

/** The drawing that marks are added to. `place` converts coordinates of the axes to points of the drawing. */
export type Plot = { look: FigureLook; place: (at: Point) => Point; shapes: Shape[]; hasAxes: boolean };
