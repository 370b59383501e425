import { userStates } from '@aw/contracts/users/staff';
import { expect, it } from 'vitest';
import { emptyText } from './list-labels';

it('[M9] an empty list tells a search without hits from a state without people', () => {
  expect(emptyText({ state: undefined, q: 'zzz' })).toEqual({
    title: 'Nobody matches “zzz”',
    text: 'E-mail addresses, names and ids were searched.',
  });
  expect(emptyText({ state: undefined, q: '' }).title).toBe('Nobody yet');
  const titles = userStates.map((state) => emptyText({ state, q: '' }).title);
  expect(new Set(titles).size).toBe(userStates.length);
});

it('[M9] a search within a tab says that only the tab was searched', () => {
  expect(emptyText({ state: 'erasing', q: 'zzz' }).text).toContain('Only the tab Erasing was searched.');
});
