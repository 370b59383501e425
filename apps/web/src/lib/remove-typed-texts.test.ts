import { expect, it } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { readingPlacesKey, recentSearchesKey, removeTypedTexts } from './remove-typed-texts';

it('[U2] nothing that was typed in a tab is left for the next person', () => {
  const texts = new Map([['message_draft:contact', 'My grade is wrong.']]);
  removeTypedTexts({ tab: () => texts, browser: memoryStorage() });
  expect(texts.size).toBe(0);
});

it('[X17] a sign-out removes the recent searches, and leaves the theme', () => {
  const browser = memoryStorage({ [recentSearchesKey]: '["mitosis"]', theme: 'dark' });
  removeTypedTexts({ tab: () => new Map(), browser });
  expect(browser().getItem(recentSearchesKey)).toBeNull();
  expect(browser().getItem('theme')).toBe('dark');
});

it('[U2] a browser that blocks its storage does not stop a sign-out', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(() => removeTypedTexts({ tab: blocked, browser: blocked })).not.toThrow();
});

it('[D26] [D24] a sign-out removes which pages were read last', () => {
  const browser = memoryStorage({ [readingPlacesKey]: '{"places":[[12,5]]}' });
  removeTypedTexts({ tab: () => new Map(), browser });
  expect(browser().getItem(readingPlacesKey)).toBeNull();
});
