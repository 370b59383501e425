import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { DocxDocument } from '../../demo-document';
import { courseLine } from '../course-line';
import { toRuns } from './runs';
import type { Content, Writer } from './writer';

/** Returns the top of the first page: course, title, summary or line for a name, and the table of details. */
export function toFront(writer: Writer, source: DocxDocument): Content {
  const { style } = writer;
  const alignment = style.isCentred ? AlignmentType.CENTER : AlignmentType.LEFT;
  const course = new Paragraph({
    alignment,
    spacing: { after: 60 },
    children: toRuns(courseLine(source), {
      size: style.size - 2,
      color: '5C5F68',
      bold: style.look === 'worksheet',
    }),
  });
  const title = new Paragraph({
    alignment,
    spacing: { after: 100 },
    border:
      style.look === 'report'
        ? { bottom: { style: BorderStyle.SINGLE, size: 12, color: style.accent, space: 6 } }
        : undefined,
    children: toRuns(source.title, {
      font: style.heading,
      size: style.isCentred ? 34 : 38,
      bold: true,
      color: style.isCentred ? '1B1C20' : style.accent,
    }),
  });
  const summary = new Paragraph({
    alignment,
    spacing: { before: 80, after: 240 },
    children: toRuns(source.description, { italics: true, color: '5C5F68' }),
  });
  const name = new Paragraph({
    spacing: { before: 60, after: 240 },
    children: toRuns('Name: ______________________________     Date: ______________', {
      size: style.size - 1,
    }),
  });
  const rows = Object.entries(source.details);
  return [
    course,
    title,
    ...(style.look === 'worksheet' && source.type !== 'textbook' ? [name] : [summary]),
    ...(rows.length > 0 ? [information(writer, rows), new Paragraph({ children: [] })] : []),
  ];
}

function information({ style, width }: Writer, rows: readonly (readonly [string, string])[]): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'B9BCC4' };
  const borders = { top: line, bottom: line, left: line, right: line };
  const cell = (text: string, size: number, isLabel: boolean) =>
    new TableCell({
      width: { size, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: 110, right: 110 },
      borders,
      shading: isLabel ? { type: ShadingType.CLEAR, fill: style.tint } : undefined,
      children: [
        new Paragraph({ spacing: { after: 0 }, children: toRuns(text, { bold: isLabel || undefined }) }),
      ],
    });
  const label = Math.round(width * 0.2);
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [label, width - label],
    rows: rows.map(
      ([name, value]) =>
        new TableRow({ children: [cell(name, label, true), cell(value, width - label, false)] }),
    ),
  });
}
