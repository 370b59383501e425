import { expect, it } from 'vitest';
import { filledForm } from '../testing/sample';
import { attentionText, helpText, orderLine } from './order-text';

it('[O1] the summary describes the order in one line', () => {
  const form = filledForm({ paperType: 'coursework', paperQuality: '2:1' });
  expect(orderLine(form)).toBe('Coursework, 2:1, in 7 days');
  expect(orderLine(filledForm({ deliveryTime: 'more-than-15' }))).toBe(
    'Assignment Writing, in more than 15 days',
  );
  expect(orderLine(filledForm({ service: '' }))).toBe('In 7 days');
});

it('[O1] a chat with support starts with service, topic and words', () => {
  expect(helpText(filledForm({ wordCount: '2500' }))).toBe(
    'Hello! I have a question about Assignment Writing, topic “Buffers”, 2,500 words.',
  );
  expect(helpText(filledForm({ topic: ' ', wordCount: 'many' }))).toBe(
    'Hello! I have a question about Assignment Writing, 0 words.',
  );
});

it('[O3] the summary counts the fields that need attention', () => {
  expect(attentionText(1)).toBe('One field needs attention:');
  expect(attentionText(7)).toBe('Seven fields need attention:');
  expect(attentionText(12)).toBe('12 fields need attention:');
});
