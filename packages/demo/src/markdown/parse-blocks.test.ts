import { describe, expect, it } from 'vitest';
import { parseBlocks } from './parse-blocks';

const parse = (text: string) => parseBlocks(text, { file: 'documents/a.md', line: 10 });

describe('the Markdown of documents', () => {
  it('[D7] headings, paragraphs and lists become blocks, and their lines are joined', () => {
    expect(parse('## One\n\nA *line*\nand x_{1}.\n\n### Two\n\n- a\n- b\n  c\n\n1. d')).toEqual([
      { kind: 'heading', text: 'One', level: 1 },
      { kind: 'paragraph', text: 'A *line* and x_{1}.' },
      { kind: 'heading', text: 'Two', level: 2 },
      { kind: 'list', items: ['a', 'b c'] },
      { kind: 'steps', items: ['d'] },
    ]);
  });

  it('[D7] a table has the caption above it, its alignment and cells with escaped bars', () => {
    expect(parse('Table: Sizes.\n\n| a | b |\n| - | -: |\n| \\|x\\| | 2 |')).toEqual([
      {
        kind: 'table',
        caption: 'Sizes.',
        head: ['a', 'b'],
        rows: [['|x|', '2']],
        align: ['left', 'right'],
      },
    ]);
  });

  it('[D7] a blockquote is a note, or a quotation if it ends with its source, in verse if its lines do', () => {
    expect(parse('> **Why?** Because.')).toEqual([{ kind: 'note', text: '**Why?** Because.' }]);
    expect(parse('> It was\n> said.\n>\n> — A book')).toEqual([
      { kind: 'quote', text: 'It was said.', source: 'A book', verse: false },
    ]);
    expect(parse('> One line\\\n> and another\n>\n> — A poem')).toEqual([
      { kind: 'quote', text: 'One line\nand another', source: 'A poem', verse: true },
    ]);
  });

  it('[D7] items of a numbered list that end with marks are questions, with parts or without', () => {
    expect(parse('1. How many? [3 marks, 2 lines]\n2. Two things:\n   1. One? [1 mark]')).toEqual([
      { kind: 'question', text: 'How many?', marks: 3, lines: 2, parts: [] },
      {
        kind: 'question',
        text: 'Two things:',
        marks: 0,
        lines: 0,
        parts: [{ text: 'One?', marks: 1, lines: 0 }],
      },
    ]);
  });

  it('[D7] code blocks are formulas, figures or programs', () => {
    expect(parse('```formula upright\nH_{2}O\n```\n\n```python\nx = 1\n```')).toEqual([
      { kind: 'formula', lines: ['H_{2}O'], upright: true },
      { kind: 'code', lines: ['x = 1'] },
    ]);
    const axes = 'x: { min: 0, max: 2 }\ny: { min: 0, max: 4 }';
    const curve = '  - { curve: { y: x^2, from: 0, to: 2, steps: 2 }, tone: ink }';
    expect(parse(`\`\`\`figure\ncaption: A square.\n${axes}\nmarks:\n${curve}\n\`\`\``)).toMatchObject([
      {
        kind: 'figure',
        caption: 'A square.',
        marks: [
          {
            kind: 'curve',
            tone: 'ink',
            points: [
              [0, 0],
              [1, 1],
              [2, 4],
            ],
          },
        ],
      },
    ]);
  });

  it('[D7] a mistake is reported with its file and line', () => {
    const mistakes = {
      '# Title': 'documents/a.md:11: Headings start with ## or ###.',
      'Text\n\n[link](https://example.org)': 'documents/a.md:13: The renderers cannot draw a link here.',
      '- a\n\n  b': 'documents/a.md:11: An item of a list is one paragraph.',
      '1. a? [1 mark]\n2. b?': 'documents/a.md:12: Every item of a list of questions ends with its marks.',
      '> a\n>\n> b': 'documents/a.md:11: A quotation ends with "— " and its source.',
    };
    for (const [text, message] of Object.entries(mistakes)) expect(() => parse(text)).toThrow(message);
    const figure =
      '```figure\ncaption: A\nx: { min: 0, max: 1 }\ny: { min: 0, max: 1 }\nmarks: [{ dot: 1 }]\n```';
    expect(() => parse(figure)).toThrow(/documents\/a\.md:11: .*A mark is one of curve, guide/s);
  });
});
