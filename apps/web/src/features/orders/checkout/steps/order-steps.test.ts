import { expect, it } from 'vitest';
import { fieldOrder } from '../field-labels';
import { fieldsUpTo, firstField, neighbourOf, orderSteps, readStep, stepNumber } from './order-steps';

it('[O1] the four steps hold every field once', () => {
  expect(orderSteps.map(stepNumber)).toEqual([1, 2, 3, 4]);
  expect(fieldsUpTo('payment').toSorted()).toEqual(fieldOrder.toSorted());
  expect(fieldsUpTo('work')).toContain('topic');
  expect(fieldsUpTo('details')).not.toContain('name');
  expect(neighbourOf('work', -1)).toBeUndefined();
  expect(neighbourOf('contact', 1)).toBe('payment');
});

it('[O3] the first field with an error is the first one in the steps of a phone, or on a wide page', () => {
  const wrong = ['name', 'topic', 'integrityAcknowledged'];
  expect(firstField(wrong, true)).toBe('topic');
  expect(firstField(wrong, false)).toBe('name');
  expect(firstField([], true)).toBeUndefined();
});

it('[O1] an address with an unknown step has none', () => {
  expect(readStep('contact')).toBe('contact');
  for (const text of [null, '', 'Contact', 'card']) expect(readStep(text)).toBeUndefined();
});
