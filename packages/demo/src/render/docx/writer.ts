import { AlignmentType, LineRuleType, Paragraph, type Table } from 'docx';
import type { DocxStyle } from './looks';
import { toRuns } from './runs';

export type Content = (Paragraph | Table)[];

/** What is counted while a document is written, and the width of its text in twentieths of a point. */
export type Writer = {
  style: DocxStyle;
  width: number;
  lists: number;
  questions: number;
  figures: number;
  tables: number;
};

/** An empty strip of the given height, in twentieths of a point. */
export const gap = (height: number) =>
  new Paragraph({
    spacing: { before: 0, after: height, line: 20, lineRule: LineRuleType.EXACT },
    children: [],
  });

/** The caption of a table (above it) or of a figure (below it). */
export const captionOf = ({ style }: Writer, text: string, isAbove: boolean) =>
  new Paragraph({
    alignment: isAbove ? AlignmentType.LEFT : AlignmentType.CENTER,
    keepNext: isAbove,
    spacing: { before: isAbove ? 120 : 40, after: isAbove ? 70 : 200 },
    children: toRuns(text, { size: style.size - 3, color: '5C5F68' }),
  });
