import { expect, it } from 'vitest';
import { articleName, textsAddress, textTitle } from './text-names';

it('[X9] a text is named after its page, and an article after its id', () => {
  expect(textTitle('services')).toBe('Services page');
  expect(textTitle('policies/terms')).toBe('Policy: terms');
  expect(textsAddress('policies/terms')).toBe('/admin/texts?name=policies%2Fterms');
  expect(textsAddress()).toBe('/admin/texts');
});

it('[X9] the address of a new article consists of lower-case letters, digits and hyphens', () => {
  expect(articleName(' Revision-Plans ')).toBe('blog/revision-plans');
  for (const typed of ['', 'two words', '../terms', 'a--b', '-a']) expect(articleName(typed)).toBeUndefined();
});
