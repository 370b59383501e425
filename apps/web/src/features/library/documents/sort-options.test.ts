import { expect, it } from 'vitest';
import { sortOptions } from './sort-options';

it('[D1] best match is offered only if there are search words', () => {
  const all = ['Best match', 'Newest', 'Most viewed', 'Highest rated'];
  expect(sortOptions('curve').map(({ label }) => label)).toEqual(all);
  expect(sortOptions('').map(({ label }) => label)).toEqual(all.slice(1));
});
