import {
  BorderStyle,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { Table as TableBlock } from '../../block';
import { plainText } from '../inline';
import { toRuns } from './runs';
import { type Content, captionOf, gap, type Writer } from './writer';

const line = { style: BorderStyle.SINGLE, size: 4, color: 'B9BCC4' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Returns column widths in proportion to the length of their cells. */
function shareWidth(block: TableBlock, width: number): number[] {
  const weights = block.head.map((head, i) => {
    const cells = [head, ...block.rows.map((row) => row[i] ?? '')].map((cell) => plainText(cell).length + 3);
    const longest = Math.max(...cells);
    const mean = cells.reduce((sum, length) => sum + length, 0) / cells.length;
    return Math.min(longest, 14) + mean;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((weight / total) * width));
}

/** Returns a table with its caption. The head is repeated on each page. */
export function toTable(writer: Writer, block: TableBlock): Content {
  const { style, width } = writer;
  const widths = shareWidth(block, width);
  const isGrid = style.look === 'worksheet';
  const edge = isGrid ? { style: BorderStyle.SINGLE, size: 4, color: '8A8D96' } : line;
  const side = isGrid ? edge : none;
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, i) =>
          new TableCell({
            width: { size: widths[i] ?? 0, type: WidthType.DXA },
            margins: { top: 45, bottom: 45, left: 90, right: 90 },
            borders: { top: edge, bottom: edge, left: side, right: side },
            shading: isHead
              ? { type: ShadingType.CLEAR, fill: style.look === 'essay' ? 'EDEDED' : style.tint }
              : undefined,
            children: [
              new Paragraph({
                spacing: { after: 0, line: 250, lineRule: LineRuleType.AUTO },
                alignment: block.align[i],
                children: toRuns(text, { bold: isHead || undefined, size: style.size - 2 }),
              }),
            ],
          }),
      ),
    });
  const drawn = new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    rows: [row(block.head, true), ...block.rows.map((cells) => row(cells, false))],
  });
  if (block.caption) writer.tables += 1;
  const caption = block.caption
    ? [captionOf(writer, `**Table ${writer.tables}.** ${block.caption}`, true)]
    : [];
  return [...caption, drawn, gap(200)];
}
