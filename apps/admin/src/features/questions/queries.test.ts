import { expect, it } from 'vitest';
import { questionsAddress } from './queries';

it('[M1] the filters and the open question are in the address of the questions', () => {
  const state = { status: 'held', q: 'limits', id: 12 } as const;
  const address = questionsAddress.write(state);
  expect(questionsAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(questionsAddress.write()).toBe('/admin/questions');
});

it('[M1] unknown values in the address of the questions count as missing', () => {
  const search = new URLSearchParams({ status: 'lost', id: '1e3', q: ' ' });
  expect(questionsAddress.read(search)).toEqual({ status: undefined, q: '', id: undefined });
});
