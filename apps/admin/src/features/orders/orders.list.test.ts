import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns } from './orders.list';

const columnsFor = (widthPx: number, hidden: string[]) =>
  shownColumns(columns, widthPx, hidden).map(({ name }) => name);

it('[M10] a narrow list of orders keeps the order ID and the status', () => {
  expect(columnsFor(320, [])).toEqual(['order', 'status']);
  expect(columnsFor(720, [])).toEqual(['order', 'topic', 'writer', 'status', 'due', 'amount']);
  expect(columnsFor(900, [])).toHaveLength(7);
});

it('[M10] a hidden column stays hidden at every width', () => {
  expect(columnsFor(1600, ['student', 'amount'])).toEqual(['order', 'topic', 'writer', 'status', 'due']);
});

it('[M10] every column except the order ID can be hidden', () => {
  const kept = columns.filter(({ isHideable }) => !isHideable).map(({ name }) => name);
  expect(kept).toEqual(['order']);
});
