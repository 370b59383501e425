import { expect, it } from 'vitest';
import { articleName, textsAddress, textTitle } from './text-names';

it('[X9] a text is called by the page it stands on, an article by its id', () => {
  expect(textTitle('services')).toBe('Services page');
  expect(textTitle('policies/terms')).toBe('Policy: terms');
  expect(textsAddress('policies/terms')).toBe('/admin/texts?name=policies%2Fterms');
  expect(textsAddress()).toBe('/admin/texts');
});

it('[X9] a new article gets an address of small letters, digits and hyphens, or none', () => {
  expect(articleName(' Revision-Plans ')).toBe('blog/revision-plans');
  for (const typed of ['', 'two words', '../terms', 'a--b', '-a']) expect(articleName(typed)).toBeUndefined();
});
