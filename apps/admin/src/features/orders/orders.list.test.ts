import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns } from './orders.list';

const columnsFor = (widthPx: number, hidden: string[]) =>
  shownColumns(columns, widthPx, hidden).map(({ name }) => name);

it('[M10] a narrow list keeps what an order is known by and where it stands', () => {
  expect(columnsFor(320, [])).toEqual(['order', 'status']);
  expect(columnsFor(720, [])).toEqual(['order', 'topic', 'writer', 'status', 'due', 'amount']);
  expect(columnsFor(900, [])).toHaveLength(7);
});

it('[M10] a column that was left away stays away at every width', () => {
  expect(columnsFor(1600, ['student', 'amount'])).toEqual(['order', 'topic', 'writer', 'status', 'due']);
});

it('[M10] every column but the number can be left away', () => {
  const kept = columns.filter(({ isHideable }) => !isHideable).map(({ name }) => name);
  expect(kept).toEqual(['order']);
});
