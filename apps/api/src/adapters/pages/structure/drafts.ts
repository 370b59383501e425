import type { Box, Segment } from './segments';

/** Text that is one block of its page. Lines are in reading order. */
export type TextDraft = {
  kind: 'text';
  lines: Line[];
  /** Level of a heading that the file itself marks; undefined for text whose role follows from its look. */
  level?: number | undefined;
  /** Set for items of lists that the file itself marks. */
  item?: { depth: number; label: string } | undefined;
  isNote?: boolean;
  /** Set if the file marks it as a formula. */
  isFormula?: boolean;
  /** Formulas within the text that the file marks, in order, as indices of lines. */
  formulas?: number[];
};
export type CellDraft = {
  lines: Line[];
  isHead: boolean;
  columns: number;
  rows: number;
  formulas?: number[];
};
export type TableDraft = {
  kind: 'table';
  rows: CellDraft[][];
  box: Box;
  /** Set if the first cell of a row is its rightmost one. */
  isRightToLeft?: boolean;
};
export type FigureDraft = { kind: 'figure'; alt: string };
export type Draft = TextDraft | TableDraft | FigureDraft;

/** Segments that are read together. */
export type Line = Box & Pick<Segment, 'text' | 'size' | 'isBold' | 'isFixedPitch'>;

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Returns whether two boxes are on one line: they share most of the height of the smaller one. */
export function isSameLine(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/**
 * Blocks of one page in reading order, before their roles are decided by the whole document. The boxes of a page from
 * right to left are mirrored.
 */
export type PageDrafts = { width: number; height: number; drafts: Draft[] };
