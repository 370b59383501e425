import type { StructureBlock, StructureContent } from '@aw/contracts/documents/page-structure';
import { describe, expect, it } from 'vitest';
import { documentStructure } from './document-structure';
import { pageDrafts } from './page-drafts';
import type { PageLayout } from './page-layout';
import type { Rule } from './rules';
import type { TagNode } from './tag-tree';

const [width, height, size] = [600, 800, 10];
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** A line of text that begins at `start`: its left edge, or its right edge if it is written from right to left. */
type Written = { text: string; start: number; top: number; tag?: number };

/** Returns the layout of a page with these lines, whose letters are five points wide, in the order of the file. */
function layoutOf(
  lines: readonly Written[],
  { rules = [] as Rule[], tags = undefined as TagNode[] | undefined } = {},
) {
  const glyphs: PageLayout['glyphs'][number][] = [];
  const styles: PageLayout['styles'] = new Map(
    lines.map(({ tag = -1 }, at) => [
      at + 1,
      { size, isBold: false, isFixedPitch: false, tag, isArtifact: false },
    ]),
  );
  let text = '';
  for (const [object, line] of lines.entries()) {
    for (const [place, letter] of Array.from(`${line.text}\n`).entries()) {
      const x = rightToLeft.test(line.text) ? line.start - 5 * place - 5 : line.start + 5 * place;
      const isBreak = letter === '\n';
      glyphs.push({
        at: text.length,
        end: text.length + letter.length,
        index: glyphs.length,
        object: isBreak ? 0 : object + 1,
        box: isBreak
          ? undefined
          : {
              left: x / width,
              right: (x + 5) / width,
              top: line.top / height,
              bottom: (line.top + size) / height,
            },
      });
      text += letter;
    }
  }
  const layout: PageLayout = { width, height, glyphs, styles, rules, tags };
  return { layout, text };
}

function blocksOf(...page: Parameters<typeof layoutOf>): StructureBlock[] {
  const { layout, text } = layoutOf(...page);
  return documentStructure([pageDrafts(layout, text)])[0]?.blocks ?? [];
}

const plain = (content: StructureContent) =>
  content.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const textOf = (block: StructureBlock) =>
  block.kind === 'table'
    ? block.rows.map((cells) => cells.map(({ content }) => plain(content)))
    : 'content' in block && plain(block.content);

const across = (top: number): Rule => ({ left: 50, right: 550, top, bottom: top + 1 });
/** Rows of a table in Hebrew, whose first column is on the right. */
const cells = [
  ['שם', 'ציון', 'שנה'],
  ['דנה', '95', '2024'],
  ['יואב', '88', '2023'],
  ['נועה', '91', '2022'],
];
const hebrewTable = cells.flatMap((row, at): Written[] =>
  row.map((text, column) => ({
    text,
    // Numbers are written from left to right, up to the same edge.
    start: 540 - 170 * column - (rightToLeft.test(text) ? 0 : 5 * text.length),
    top: 310 + 20 * at,
  })),
);
const hebrewTitle = { text: 'טבלה של ציונים', start: 550, top: 100 };

describe('a page from right to left', () => {
  it('[D20] a table between lines has its first column on the right', () => {
    const rules = [305, 325, 345, 365, 385].map(across);
    const [, table] = blocksOf([hebrewTitle, ...hebrewTable], { rules });
    expect(table).toMatchObject({ kind: 'table', isRightToLeft: true });
    expect(table && textOf(table)).toEqual(cells);
  });

  it('[D20] a table without lines is found by its columns', () => {
    const [, table] = blocksOf([hebrewTitle, ...hebrewTable]);
    expect(table).toMatchObject({ kind: 'table', isRightToLeft: true });
    expect(table && textOf(table)).toEqual(cells);
  });

  it('[D20] a table that the file marks has the order of the file, and the direction of its places', () => {
    const tagged = hebrewTable.map((line, tag) => ({ ...line, tag }));
    const node = (type: string, children: TagNode['children']): TagNode => ({
      type,
      children,
      alt: '',
      columns: 1,
      rows: 1,
    });
    const rows = cells.map((row, at) =>
      node(
        'TR',
        row.map((_, column) => node('TD', [row.length * at + column])),
      ),
    );
    const [table] = blocksOf(tagged, { tags: [node('Table', rows)] });
    expect(table).toMatchObject({ kind: 'table', isRightToLeft: true });
    expect(table && textOf(table)).toEqual(cells);
  });

  it('[D20] columns are read from the right, and the parts of a line too', () => {
    const line = (text: string, start: number, at: number): Written => ({
      text: `${text} ${'מילה '.repeat(7).trim()}`,
      start,
      top: 100 + 14 * at,
    });
    const right = Array.from({ length: 6 }, (_, at) => line('ימין', 550, at));
    const left = Array.from({ length: 6 }, (_, at) => line('שמאל', 270, at));
    const blocks = blocksOf(right.flatMap((each, at) => [each, ...left.slice(at, at + 1)]));
    const text = blocks.map(textOf).join(' ');
    expect(text.lastIndexOf('ימין')).toBeLessThan(text.indexOf('שמאל'));
    const [only, ...more] = blocksOf([
      { text: 'שלום', start: 550, top: 100 },
      { text: 'עולם', start: 524, top: 100 },
    ]);
    expect([only && textOf(only), more]).toEqual(['שלום עולם', []]);
  });
});

it('[D20] a table from left to right has no direction of its own', () => {
  const table = ['Name Mark Year', 'Dana 95 2024', 'Joav 88 2023', 'Noa 91 2022'].flatMap((row, at) =>
    row.split(' ').map((text, column): Written => ({ text, start: 60 + 170 * column, top: 310 + 20 * at })),
  );
  const [block] = blocksOf(table);
  expect(block).toMatchObject({ kind: 'table' });
  expect(block).not.toHaveProperty('isRightToLeft');
});

it('[D20] lines of Chinese and Thai are joined without a blank, and others with one', () => {
  const lines = (...texts: string[]) =>
    texts.map((text, at): Written => ({ text, start: 60, top: 100 + 14 * at }));
  const joined = (...texts: string[]) => blocksOf(lines(...texts)).map(textOf);
  expect(joined('光合作用是植物利用', '光能的过程')).toEqual(['光合作用是植物利用光能的过程']);
  expect(joined('การสังเคราะห์', 'ด้วยแสง')).toEqual(['การสังเคราะห์ด้วยแสง']);
  expect(joined('the light that', 'plants use')).toEqual(['the light that plants use']);
});
