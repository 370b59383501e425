import { describe, expect, it } from 'vitest';
import { documentsAddress, listSearch, readListState } from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the document list in the address', () => {
  it('[M1] reads state, search and the open row', () => {
    expect(read('?state=refused&q=cell%20biology&open=42')).toEqual({
      state: 'refused',
      q: 'cell biology',
      open: 42,
    });
    expect(read('')).toEqual({ state: undefined, q: '', open: undefined });
  });

  it('[M1] leaves out what it does not know', () => {
    expect(read('?state=everything&open=abc')).toEqual({ state: undefined, q: '', open: undefined });
    for (const open of ['-1', '0', '1.5', '99999999999999999999', '']) {
      expect(read(`?open=${open}`).open).toBeUndefined();
    }
  });

  it('[M1] writes what it reads', () => {
    for (const query of ['', '?state=appealed', '?q=a%26b', '?state=removed&q=%C3%A9tude&open=7']) {
      const state = read(query);
      expect(read(listSearch(state))).toEqual(state);
    }
    expect(documentsAddress()).toBe('/admin/documents');
    expect(documentsAddress({ state: 'refused', open: 7 })).toBe('/admin/documents?state=refused&open=7');
    expect(documentsAddress({ q: '   ' })).toBe('/admin/documents');
  });
});
