import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as word from '../../../testing/word-files';
import { hasTrackedWork } from './tracked-changes';

describe('tracked changes in a Word file', () => {
  it('[O18] inserted words, deleted words and comments on the text count as tracked work', async () => {
    expect(hasTrackedWork(await word.wordWithInsertion())).toBe(true);
    expect(hasTrackedWork(await word.wordWithDeletion())).toBe(true);
    expect(hasTrackedWork(await word.wordWithComment())).toBe(true);
  });

  it('[O18] a clean text, a comment on nothing and a mark on an empty paragraph do not count as tracked work', async () => {
    expect(hasTrackedWork(await word.cleanWord())).toBe(false);
    expect(hasTrackedWork(await word.wordWithLooseComment())).toBe(false);
    const empty = '<w:document><w:p><w:pPr><w:rPr><w:ins w:id="1"/></w:rPr></w:pPr><w:r/></w:p></w:document>';
    expect(hasTrackedWork(zipSync({ 'word/document.xml': strToU8(empty) }))).toBe(false);
  });

  it('[O18] the answer is unknown for other kinds of files and for a text that claims to be too large', () => {
    expect(hasTrackedWork(strToU8('%PDF-1.7'))).toBeUndefined();
    expect(hasTrackedWork(zipSync({ 'other.xml': strToU8('<w:delText>') }))).toBeUndefined();
    const marked = zipSync({ 'word/document.xml': strToU8('<w:delText>') }, { level: 0 });
    expect(hasTrackedWork(marked)).toBe(true);
    const lying = Buffer.from(marked);
    const directory = lying.indexOf('PK\x01\x02', 0, 'latin1');
    lying.writeUInt32LE(0x7fffffff, directory + 24);
    expect(hasTrackedWork(lying)).toBeUndefined();
  });
});
