import { BorderStyle, Paragraph, TabStopType } from 'docx';
import type { Question } from '../../block';
import { toRuns } from './runs';
import type { Content, Writer } from './writer';

/** A question with its marks at the margin, its parts, and lines to write on. */
export function toQuestion(writer: Writer, block: Question): Content {
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
  const parts = block.parts ?? [];
  const lines = (count: number, left: number) => Array.from({ length: count }, () => answerLine(left));
  return [
    ask(`${writer.questions}.`, block.text, block.marks, 0),
    ...(parts.length > 0 ? [] : lines(block.lines ?? 0, 440)),
    ...parts.flatMap((part, i) => [
      ask(`(${String.fromCharCode(97 + i)})`, part.text, part.marks, 440),
      ...lines(block.lines ?? 0, 880),
    ]),
  ];
}

const answerLine = (left: number) =>
  new Paragraph({
    indent: { left },
    spacing: { before: 150, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9CCD3', space: 1 } },
    children: [],
  });
