import type { PageStructure, StructureBlock, StructureContent } from '@aw/contracts/documents/page-structure';
import type { ReaderLabel } from './reader-labels';

/** Found and expected numbers, and what was missed. */
export type Score = { found: number; expected: number; missed: string[] };
export type StructureScores = {
  headings: Score;
  /** Headings that were found and that a person sees as such. */
  rightHeadings: Score;
  tables: Score;
  order: Score;
};

/** Compares the structure of a document's pages with what a person sees on them. */
export function judgeStructure(
  label: ReaderLabel,
  pages: readonly (PageStructure | null)[],
): StructureScores {
  const blocks = pages.flatMap((page) => page?.blocks ?? []);
  return {
    ...judgeHeadings(label, blocks),
    tables: judgeTables(label, blocks),
    order: judgeOrder(label, blocks),
  };
}

/** Adds scores, each with the name of its file in front of what was missed. */
export function addScores(files: readonly (readonly [file: string, score: Score])[]): Score {
  return {
    found: files.reduce((sum, [, { found }]) => sum + found, 0),
    expected: files.reduce((sum, [, { expected }]) => sum + expected, 0),
    missed: files.flatMap(([file, { missed }]) => missed.map((what) => `${file}: ${what}`)),
  };
}

export const shareOf = ({ found, expected }: Score): number => (expected === 0 ? 1 : found / expected);

/** Letters and digits, without the number of a heading. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const withoutNumber = (text: string) => text.replace(/^\s*(?:\d{1,2}\.?)+\s+/, '');
const textOf = (content: StructureContent) =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function judgeHeadings({ headings }: ReaderLabel, blocks: readonly StructureBlock[]) {
  const shown = blocks.flatMap((block) => (block.kind === 'heading' ? [textOf(block.content)] : []));
  const isSame = (one: string, other: string) =>
    lettersOf(one) === lettersOf(other) || lettersOf(withoutNumber(one)) === lettersOf(withoutNumber(other));
  const rest = [...shown];
  const missed = headings.filter((heading) => {
    const at = rest.findIndex((text) => isSame(text, heading));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const wrong = shown.filter((text) => !headings.some((heading) => isSame(text, heading)));
  return {
    headings: { found: headings.length - missed.length, expected: headings.length, missed },
    rightHeadings: { found: shown.length - wrong.length, expected: shown.length, missed: wrong },
  };
}

function judgeTables({ tables }: ReaderLabel, blocks: readonly StructureBlock[]): Score {
  const shown = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [block.rows.map((cells) => cells.map(({ content }) => lettersOf(textOf(content))))]
      : [],
  );
  const rest = [...shown];
  const missed = tables.filter((rows) => {
    const wanted = rows.map((cells) => cells.map(lettersOf));
    const at = rest.findIndex((table) => hasRows(table, wanted));
    if (at >= 0) rest.splice(at, 1);
    // A table over several pages has some of its rows on each of them.
    return at < 0 && !(rows.length > 1 && wanted.every((row) => rest.some((table) => hasRows(table, [row]))));
  });
  return {
    found: tables.length - missed.length,
    expected: tables.length,
    missed: missed.map((rows) => rows.map((cells) => cells.join(' | ')).join(' / ')),
  };
}

/** Returns whether a table has most of the rows, cell by cell. Empty cells do not count. */
function hasRows(table: readonly (readonly string[])[], wanted: readonly (readonly string[])[]): boolean {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join('|');
  const rows = new Set(table.map(filled));
  return wanted.filter((cells) => rows.has(filled(cells))).length >= 0.8 * wanted.length;
}

/** Returns how many phrases come after the one before them. */
function judgeOrder({ order }: ReaderLabel, blocks: readonly StructureBlock[]): Score {
  const text = lettersOf(blocks.map(blockText).join(' '));
  let place = 0;
  const missed = order.filter((phrase) => {
    const at = text.indexOf(lettersOf(phrase), place);
    if (at >= 0) place = at;
    return at < 0;
  });
  return { found: order.length - missed.length, expected: order.length, missed };
}

function blockText(block: StructureBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ content }) => textOf(content)).join(' ');
    case 'table':
      return block.rows.flatMap((cells) => cells.map(({ content }) => textOf(content))).join(' ');
    case 'figure':
      return '';
    case 'formula':
      return block.formula.text;
    default:
      return textOf(block.content);
  }
}
