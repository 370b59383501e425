import { expect, it } from 'vitest';
import { readSort, withSort } from './list-sort';

const sortable = ['name', 'open'];
const read = (query: string) => readSort(new URLSearchParams(query), sortable);

it('[M1] the sort of a table is written to the address and read from it', () => {
  for (const sorting of [[], [{ id: 'open', desc: true }], [{ id: 'name', desc: false }]]) {
    expect(read(withSort(new URLSearchParams(), sorting).toString())).toEqual(sorting);
  }
  expect(withSort(new URLSearchParams('q=x&sort=name'), [{ id: 'open', desc: true }]).toString()).toBe(
    'q=x&sort=-open',
  );
  expect(withSort(new URLSearchParams('q=x&sort=name'), []).toString()).toBe('q=x');
});

it('[M1] a column that cannot be sorted counts as missing', () => {
  expect(read('sort=secret')).toEqual([]);
  expect(read('sort=--name')).toEqual([]);
});
