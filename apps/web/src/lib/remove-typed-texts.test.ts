import { expect, it } from 'vitest';
import { removeTypedTexts } from './remove-typed-texts';

it('[U2] nothing that was typed in a tab is left for the next person', () => {
  const texts = new Map([['message_draft:contact', 'My grade is wrong.']]);
  removeTypedTexts(() => texts);
  expect(texts.size).toBe(0);
});

it('[U2] a browser that blocks its storage does not stop a sign-out', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(() => removeTypedTexts(blocked)).not.toThrow();
});
