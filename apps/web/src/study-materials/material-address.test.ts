import { expect, it } from 'vitest';
import { isMaterialAddress, materialAddress } from './material-address';

it('[A14] study material has an address within My library, and its list is a tab', () => {
  expect(materialAddress({ document: 7 })).toBe('/library?tab=study-material&document=7');
  expect(materialAddress({ id: 'a', chat: undefined })).toBe('/library?tab=study-material&id=a');
  const isMaterial = (search: string) => isMaterialAddress(new URLSearchParams(search));
  expect(['tab=study-material&id=a', 'tab=study-material&chat=b'].map(isMaterial)).toEqual([true, true]);
  expect(['tab=study-material', 'tab=saved&id=a', ''].map(isMaterial)).toEqual([false, false, false]);
});
