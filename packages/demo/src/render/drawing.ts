import type { Point, Tone } from '../block';
import type { Face } from './fonts';
import type { TextStyle } from './lines';

/** What a figure is made of, in points, y downwards; `d` is SVG path data. */
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
      isTurned?: boolean;
    };

export type Drawing = { width: number; height: number; shapes: Shape[] };

/** How a figure is drawn: its face, the size of its letters in points, and its colours as `#rrggbb`. */
export type FigureLook = { face: Face; size: number; colors: Record<Tone, string>; grid: string };

/** Where the marks go: the look, and a place on the page for a place on the axes. */
export type Plot = { look: FigureLook; place: (at: Point) => Point; shapes: Shape[]; hasAxes: boolean };
