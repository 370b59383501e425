import { expect, it } from 'vitest';
import { questionsAddress, readListState } from './list-state';

it('[M1] the address of the questions tells which are listed and which one is open', () => {
  const state = { status: 'held', q: 'limits', id: 12 } as const;
  const address = questionsAddress(state);
  expect(readListState(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(questionsAddress()).toBe('/admin/questions');
});

it('[M1] what the address of the questions does not know counts as not given', () => {
  const search = new URLSearchParams({ status: 'lost', id: '1e3', q: ' ' });
  expect(readListState(search)).toEqual({ status: undefined, q: '', id: undefined });
});
