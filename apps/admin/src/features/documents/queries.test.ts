import { describe, expect, it } from 'vitest';
import { appealsAddress, documentsAddress } from './queries';

const read = (query: string) => documentsAddress.read(new URLSearchParams(query));

describe('address of the documents', () => {
  it('[M1] the state, the search and the open document are read from the address', () => {
    expect(read('?state=refused&q=cell%20biology&open=42')).toEqual({
      state: 'refused',
      q: 'cell biology',
      id: 42,
    });
    expect(read('')).toEqual({ state: undefined, q: '', id: undefined });
  });

  it('[M1] unknown values in the address of the documents count as missing', () => {
    expect(read('?state=everything&open=abc')).toEqual({ state: undefined, q: '', id: undefined });
    for (const open of ['-1', '0', '1.5', '99999999999999999999', '']) {
      expect(read(`?open=${open}`).id).toBeUndefined();
    }
  });

  it('[M1] an address of the documents that was written is read as the same state', () => {
    for (const query of ['', '?state=appealed', '?q=a%26b', '?state=removed&q=%C3%A9tude&open=7']) {
      const state = read(query);
      expect(read(documentsAddress.write(state).slice('/admin/documents'.length))).toEqual(state);
    }
    expect(documentsAddress.write()).toBe('/admin/documents');
    expect(documentsAddress.write({ state: 'refused', id: 7 })).toBe('/admin/documents?state=refused&open=7');
    expect(documentsAddress.write({ q: '   ' })).toBe('/admin/documents');
  });

  it('[D11] the list of appeals is always filtered, whatever its address says', () => {
    const search = new URLSearchParams({ state: 'refused', open: '7' });
    expect(appealsAddress.read(search)).toEqual({ state: 'appealed', q: '', id: 7 });
    expect(appealsAddress.write({ state: 'appealed', id: 7 })).toBe('/admin/appeals?open=7');
  });
});
