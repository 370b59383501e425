import { userStates } from '@aw/contracts/users/staff';
import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns, emptyText } from './users.list';

it('[M9] an empty list of people says whether a search matched nobody or the state has no people', () => {
  expect(emptyText({ state: undefined, q: 'zzz' })).toEqual({
    title: 'No one matches “zzz”',
    text: 'Email addresses, names and IDs were searched.',
  });
  expect(emptyText({ state: undefined, q: '' }).title).toBe('No people yet');
  const titles = userStates.map((state) => emptyText({ state, q: '' }).title);
  expect(new Set(titles).size).toBe(userStates.length);
});

it('[M9] an empty search within a tab says that only the tab was searched', () => {
  expect(emptyText({ state: 'erasing', q: 'zzz' }).text).toContain('Only “Erasing” was searched.');
});

it('[M9] a wide list of people shows every column, and a phone shows the person and the state', () => {
  const shownAt = (widthPx: number) => shownColumns(columns, widthPx).map(({ name }) => name);
  expect(shownAt(1200)).toEqual(['user', 'email', 'id', 'state', 'uploads', 'seen']);
  expect(shownAt(800)).toEqual(['user', 'email', 'state', 'uploads', 'seen']);
  expect(shownAt(328)).toEqual(['user', 'state']);
});
