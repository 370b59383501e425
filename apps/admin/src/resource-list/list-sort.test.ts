import { expect, it } from 'vitest';
import { readSort, withSort } from './list-sort';

const sortable = ['name', 'open'];
const read = (query: string) => readSort(new URLSearchParams(query), sortable);

it('[M1] the order of a table stands in the address and comes back from it', () => {
  for (const sorting of [[], [{ id: 'open', desc: true }], [{ id: 'name', desc: false }]]) {
    expect(read(withSort(new URLSearchParams(), sorting).toString())).toEqual(sorting);
  }
  expect(withSort(new URLSearchParams('q=x&sort=name'), [{ id: 'open', desc: true }]).toString()).toBe(
    'q=x&sort=-open',
  );
  expect(withSort(new URLSearchParams('q=x&sort=name'), []).toString()).toBe('q=x');
});

it('[M1] a column that does not sort counts as not given', () => {
  expect(read('sort=secret')).toEqual([]);
  expect(read('sort=--name')).toEqual([]);
});
