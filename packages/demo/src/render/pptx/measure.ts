import type { Block, Table } from '../../block';
import { linearFormula, parseFormula } from '../formula';
import { breakLines } from '../lines';
import type { PptxStyle } from './looks';

const lead = 1.28;

/** Returns the height of a text in a box, in inches. `size` is in points, `width` in inches. */
export function textInches(text: string, size: number, width: number, run = 0.97): number {
  const lines = breakLines(text, { face: 'inter', size: size * run }, width * 72).length;
  return (lines * size * lead) / 72;
}

/** Returns column widths in inches, in proportion to the longest cells. */
export function columnInches(table: Table, width: number): number[] {
  const weights = table.head.map((head, i) => {
    const lengths = [head, ...table.rows.map((row) => row[i] ?? '')].map(
      (cell) => cell.replaceAll('*', '').length,
    );
    return Math.max(5, Math.min(46, Math.max(...lengths) + 2));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * width);
}

/** Returns the heights of the rows of a table in inches, beginning with the head. */
export function rowInches(table: Table, widths: readonly number[], size: number, run: number): number[] {
  return [table.head, ...table.rows].map((row) => {
    const cells = row.map((cell, i) => textInches(cell, size, (widths[i] ?? 1) - 0.24, run));
    return Math.max(...cells) + 0.14;
  });
}

/** Returns a formula on one line; its letters are italic unless it is upright. */
export function formulaText(line: string, isUpright: boolean): string {
  const text = linearFormula(parseFormula(line)).replaceAll(/ {3,}/g, '\u2003\u2003');
  return isUpright ? text.replaceAll('~', '\u00a0') : `\`${text}\``;
}

/** Returns the height of a block other than a figure, with the space below it, in inches. */
export function blockInches(block: Block, style: PptxStyle, width: number): number {
  const { size, run } = style;
  switch (block.kind) {
    case 'list':
    case 'steps':
      return (
        block.items.reduce((sum, item) => sum + textInches(item, size, width - 0.5, run) + 0.11, 0) + 0.12
      );
    case 'paragraph':
      return textInches(block.text, size, width, run) + 0.2;
    case 'formula':
      return (
        block.lines.reduce(
          (sum, line) => sum + textInches(formulaText(line, block.upright), size + 2, width - 0.4),
          0,
        ) + 0.35
      );
    case 'note':
      return textInches(block.text, size - 1, width - 0.75, run) + 0.55;
    case 'table': {
      const rows = rowInches(block, columnInches(block, width), size - 5, run);
      return rows.reduce((sum, height) => sum + height, 0) + 0.25;
    }
    default:
      return 0;
  }
}
