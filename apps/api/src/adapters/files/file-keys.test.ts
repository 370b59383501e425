import { describe, expect, it } from 'vitest';
import { checkedKey, contentKey, pageImageKey } from './file-keys';

const hash = `ab${'c'.repeat(62)}`;

describe('file keys', () => {
  it('[D2] a hash always has the same key', () => {
    expect(contentKey(hash)).toBe(`files/ab/${'c'.repeat(62)}`);
    expect(pageImageKey(hash, 3, 'thumb')).toBe(`pages/${hash}/3-thumb.webp`);
    expect(pageImageKey(hash, 12, 'page')).toBe(`pages/${hash}/12-page.webp`);
    expect(checkedKey(contentKey(hash))).toBe(contentKey(hash));
    expect(checkedKey(pageImageKey(hash, 1, 'page'))).toBe(pageImageKey(hash, 1, 'page'));
  });

  it.each(['', '../x', hash.toUpperCase(), `${hash}0`])('[D12] %j is not accepted as a hash', (value) => {
    expect(() => contentKey(value)).toThrow(TypeError);
    expect(() => pageImageKey(value, 1, 'page')).toThrow(TypeError);
  });

  it.each([0, -1, 1.5, Number.NaN])('[D12] %d is not accepted as a page number', (page) => {
    expect(() => pageImageKey(hash, page, 'thumb')).toThrow(TypeError);
  });
});
