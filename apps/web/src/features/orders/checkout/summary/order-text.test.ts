import { expect, it } from 'vitest';
import { filledForm } from '../testing/sample';
import { attentionText, deliveryText, helpText, orderLine } from './order-text';

it('[O1] the summary describes the order in one line', () => {
  const form = filledForm({ paperType: 'coursework', paperQuality: '2:1' });
  expect(orderLine(form)).toBe('Coursework, 2:1, in 7 days');
  expect(orderLine(filledForm({ deliveryTime: 'more-than-15' }))).toBe(
    'Assignment Writing, in more than 15 days',
  );
  expect(orderLine(filledForm({ service: '' }))).toBe('In 7 days');
});

it('[O8] the form names the deadline of an order that is paid now, with its time zone', () => {
  const now = new Date('2026-02-26T16:00:00Z');
  const text = (deliveryTime: string) => deliveryText({ deliveryTime }, now, 'Europe/Berlin');
  expect(text('7-days')).toBe('If you pay now, we deliver by Thu, Mar 5, 17:00 (CET).');
  expect(text('24-hours')).toBe('If you pay now, we deliver by Fri, Feb 27, 17:00 (CET).');
  expect(text('')).toBeUndefined();
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
