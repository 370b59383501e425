import { expect, it } from 'vitest';
import { always, listAddress, oneOf, oneOfOr, rowNumber, textLike, words } from './list-address';

const address = listAddress('/admin/things', {
  view: oneOfOr(['new', 'all'], 'new'),
  kind: oneOf(['a', 'b']),
  q: words,
  id: { ...rowNumber, name: 'open' },
  ref: textLike(/^[a-f]{3}$/),
  only: always('mine'),
});
const read = (query: string) => address.read(new URLSearchParams(query));

it('[M1] what an address says comes back from it, under the names that it has there', () => {
  const written = address.write({ view: 'all', kind: 'b', q: ' two words ', id: 7, ref: 'abc' });
  expect(written).toBe('/admin/things?view=all&kind=b&q=two+words&open=7&ref=abc');
  expect(read(written.split('?')[1] ?? '')).toEqual({
    view: 'all',
    kind: 'b',
    q: 'two words',
    id: 7,
    ref: 'abc',
    only: 'mine',
  });
});

it('[M1] what does not fit counts as not given', () => {
  const nothing = { view: 'new', kind: undefined, q: '', id: undefined, ref: undefined, only: 'mine' };
  expect(read('')).toEqual(nothing);
  expect(read('view=x&kind=c&open=1e3&ref=xyz&q=%20&only=yours&id=7')).toEqual(nothing);
});

it('[M1] what is usual or empty is not written', () => {
  expect(address.write()).toBe('/admin/things');
  expect(address.write({ view: 'new', q: '  ', kind: undefined, only: 'mine' })).toBe('/admin/things');
});
