import { expertStates } from '@aw/contracts/experts/staff';
import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns, emptyText } from './experts.list';

it('[M9] [Q12] an empty list of experts says whether a search matched nobody or the state has no people', () => {
  expect(emptyText({ state: undefined, q: 'zzz' }).title).toBe('No expert matches “zzz”');
  expect(emptyText({ state: 'ended', q: 'zzz' }).text).toContain('Only “Ended” was searched.');
  const titles = expertStates.map((state) => emptyText({ state, q: '' }).title);
  expect(new Set(titles).size).toBe(expertStates.length);
});

it('[M9] [Q12] a wide list of experts shows every column, and a phone shows the person and the state', () => {
  const shownAt = (widthPx: number) => shownColumns(columns, widthPx).map(({ name }) => name);
  expect(shownAt(1200)).toEqual(['person', 'subjects', 'state', 'applied']);
  expect(shownAt(328)).toEqual(['person', 'state']);
});
