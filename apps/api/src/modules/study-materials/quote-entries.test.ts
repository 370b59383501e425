import { expect, it } from 'vitest';
import { quoteHeadings, quoteSummary } from './quote-entries';

const page = (number: number, text: string) => ({
  title: 'Cells',
  page: { documentId: 1, number },
  text,
});

it('[A14] a summary without a model takes the sentence of each page whose words are on most pages', async () => {
  const entries = await quoteSummary([
    page(1, 'The lecturer was born in a small town. Water crosses the membrane of a cell by osmosis.'),
    page(2, 'Osmosis moves water through the membrane of a living cell. Bring a pencil on the day.'),
    page(3, 'Is this a question about water? Short.'),
  ]);
  expect(entries.map(({ text, page: number }) => [text, number])).toEqual([
    ['Water crosses the membrane of a cell by osmosis.', 1],
    ['Osmosis moves water through the membrane of a living cell.', 2],
  ]);
});

it('[A14] a summary of many pages has at most 15 sentences, in the order of the document', async () => {
  const pages = Array.from({ length: 40 }, (_, at) =>
    page(at + 1, `Water number ${at} crosses the membrane of a cell by osmosis.`),
  );
  const numbers = (await quoteSummary(pages)).map(({ page: number }) => number ?? 0);
  expect(numbers).toHaveLength(15);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

it('[A14] an outline has each heading once while it is the same, without pages that have none', () => {
  const entries = quoteHeadings([
    page(1, 'Osmosis\nWater moves.'),
    page(2, 'Osmosis\nAnd moves.'),
    page(3, '12\n34'),
    page(4, 'Pumps\nThey pump.'),
    page(5, 'Channels\nThey open.'),
  ]);
  expect(entries.map(({ text, page: number }) => [text, number])).toEqual([
    ['Osmosis', 1],
    ['Pumps', 4],
    ['Channels', 5],
  ]);
});
