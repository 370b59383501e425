import { AlignmentType, LineRuleType, Paragraph, type Table } from 'docx';
import type { DocxStyle } from './looks';
import { toRuns } from './runs';

export type Content = (Paragraph | Table)[];

/** Style, text width (in twentieths of a point) and counters of the document that is being written. */
export type Writer = {
  style: DocxStyle;
  width: number;
  lists: number;
  questions: number;
  figures: number;
  tables: number;
};

/** Returns an empty strip of the given height, in twentieths of a point. */
export const gap = (height: number) =>
  new Paragraph({
    spacing: { before: 0, after: height, line: 20, lineRule: LineRuleType.EXACT },
    children: [],
  });

/** Returns the caption of a table (above it) or of a figure (below it). */
export const captionOf = ({ style }: Writer, text: string, isAbove: boolean) =>
  new Paragraph({
    alignment: isAbove ? AlignmentType.LEFT : AlignmentType.CENTER,
    keepNext: isAbove,
    spacing: { before: isAbove ? 120 : 40, after: isAbove ? 70 : 200 },
    children: toRuns(text, { size: style.size - 3, color: '5C5F68' }),
  });
