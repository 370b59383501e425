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

it('[M1] a state that is written to an address is read from it again, under the names of the parameters', () => {
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

it('[M1] invalid values in an address count as missing', () => {
  const nothing = { view: 'new', kind: undefined, q: '', id: undefined, ref: undefined, only: 'mine' };
  expect(read('')).toEqual(nothing);
  expect(read('view=x&kind=c&open=1e3&ref=xyz&q=%20&only=yours&id=7')).toEqual(nothing);
});

it('[M1] defaults and empty values are not written to the address', () => {
  expect(address.write()).toBe('/admin/things');
  expect(address.write({ view: 'new', q: '  ', kind: undefined, only: 'mine' })).toBe('/admin/things');
});
