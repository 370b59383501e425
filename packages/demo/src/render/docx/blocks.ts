import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  WidthType,
} from 'docx';
import type { Block, Figure, Question } from '../../block';
import { figurePng } from '../figure-png';
import { drawFigure } from '../figure-shapes';
import { plainText } from '../inline';
import { toEquations, toRuns } from './runs';
import { toTable } from './table';
import { type Content, captionOf, gap, type Writer } from './writer';

const answerLine = (left: number) =>
  new Paragraph({
    indent: { left },
    spacing: { before: 150, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9CCD3', space: 1 } },
    children: [],
  });

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Converts a block to Word paragraphs and tables. */
export async function toContent(writer: Writer, block: Block): Promise<Content> {
  switch (block.kind) {
    case 'heading':
      return [heading(block.text, block.level)];
    case 'paragraph':
      return [new Paragraph({ children: toRuns(block.text) })];
    case 'list':
      return block.items.map((item) => listItem(item, { reference: 'bullets', level: 0 }));
    case 'steps': {
      writer.lists += 1;
      const instance = writer.lists;
      return block.items.map((item) => listItem(item, { reference: 'steps', level: 0, instance }));
    }
    case 'formula':
      return block.lines.map((text) => formula(text, block.upright));
    case 'quote':
      return quote(writer, block.text, block.source);
    case 'note':
      return note(writer, block.text);
    case 'code':
      return block.lines.map((text) => codeLine(text));
    case 'question':
      return toQuestion(writer, block);
    case 'table':
      return toTable(writer, block);
    case 'figure':
      return figure(writer, block);
  }
}

const heading = (text: string, level: 1 | 2) =>
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    children: toRuns(text),
  });

const listItem = (text: string, numbering: { reference: string; level: number; instance?: number }) =>
  new Paragraph({ numbering, spacing: { after: 60 }, children: toRuns(text) });

const formula = (text: string, isUpright: boolean) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 60, after: 140 },
    children: toEquations(text, isUpright),
  });

const codeLine = (text: string) =>
  new Paragraph({
    spacing: { after: 0 },
    shading: { type: ShadingType.CLEAR, fill: 'F4F4F6' },
    children: toRuns(text, { font: 'Courier New', size: 19 }),
  });

function quote({ style }: Writer, text: string, source: string): Content {
  const indent = { left: 560, right: 560 };
  return [
    new Paragraph({
      indent,
      keepNext: true,
      spacing: { after: 40 },
      children: toRuns(text, { italics: true }),
    }),
    new Paragraph({
      indent,
      children: toRuns(`— ${source}`, { color: '5C5F68', size: style.size - 3 }),
    }),
  ];
}

function note({ style, width }: Writer, words: string): Content {
  const cell = new TableCell({
    width: { size: width, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, fill: style.tint },
    margins: { top: 90, bottom: 90, left: 170, right: 170 },
    borders: {
      top: none,
      bottom: none,
      right: none,
      left: { style: BorderStyle.SINGLE, size: 24, color: style.accent },
    },
    children: [new Paragraph({ spacing: { after: 0 }, children: toRuns(words) })],
  });
  const box = new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width],
    rows: [new TableRow({ cantSplit: true, children: [cell] })],
  });
  return [gap(60), box, gap(120)];
}

async function figure(writer: Writer, block: Figure): Promise<Content> {
  const { style } = writer;
  writer.figures += 1;
  const points = (writer.width / 20) * (block.width ?? 0.78);
  const colors = { ink: '#1b1c20', accent: `#${style.accent}`, second: '#b4552d', muted: '#7b7f89' };
  const look = {
    face: style.look === 'essay' ? ('stix' as const) : ('inter' as const),
    size: 8.6,
    colors,
    grid: '#e4e5e9',
  };
  const drawing = drawFigure(block, points, look);
  const image = new ImageRun({
    type: 'png',
    data: await figurePng(drawing),
    transformation: { width: Math.round((points * 4) / 3), height: Math.round((drawing.height * 4) / 3) },
    altText: {
      name: `Figure ${writer.figures}`,
      title: `Figure ${writer.figures}`,
      description: plainText(block.caption),
    },
  });
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: [image],
    }),
    captionOf(writer, `**Figure ${writer.figures}.** ${block.caption}`, false),
  ];
}

/** Returns a question with its marks at the margin, its parts, and lines to write on. */
function toQuestion(writer: Writer, block: Question): Content {
  writer.questions += 1;
  const ask = (label: string, text: string, marks: number, left: number) =>
    new Paragraph({
      indent: { left: left + 440, hanging: 440 },
      keepNext: true,
      spacing: { before: 80, after: 60 },
      tabStops: [
        { type: TabStopType.LEFT, position: left + 440 },
        { type: TabStopType.RIGHT, position: writer.width },
      ],
      children: [...toRuns(`**${label}**\t${text}`), ...toRuns(marks > 0 ? `\t**[${marks}]**` : '')],
    });
  const lines = (count: number, left: number) => Array.from({ length: count }, () => answerLine(left));
  return [
    ask(`${writer.questions}.`, block.text, block.marks, 0),
    ...(block.parts.length > 0 ? [] : lines(block.lines, 440)),
    ...block.parts.flatMap((part, i) => [
      ask(`(${String.fromCharCode(97 + i)})`, part.text, part.marks, 440),
      ...lines(part.lines, 880),
    ]),
  ];
}
