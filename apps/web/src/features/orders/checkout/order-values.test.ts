import { expect, it } from 'vitest';
import { findServiceId, newOrder } from './new-order';
import { draftOf, pagesForWords, valuesOfOrder, wordsOf } from './order-values';
import { filledForm, storedOrder } from './testing/sample';

it('[O2] text that is not a number counts as 0 words', () => {
  expect(['2500', '2,500', ' 2 500 ', '1e3'].map(wordsOf)).toEqual([2500, 2500, 2500, 1000]);
  expect(['', 'many', '-5', '12 pages', 'Infinity'].map(wordsOf)).toEqual([0, 0, 0, 0, 0]);
});

it('[O1] a draft has every field in the contract’s type, empty ones as null', () => {
  const draft = draftOf(filledForm({ wordCount: '2,500', phone: ' ' }), 'Asia/Dubai');
  expect(draft).toMatchObject({
    name: 'Layla Mansour',
    phone: null,
    wordCount: 2500,
    numberOfPages: 1,
    service: 'assignment-writing',
    deliveryTime: '7-days',
    institutionCountry: 'AE',
    billingCountry: null,
    integrityAcknowledged: true,
    timeZone: 'Asia/Dubai',
  });
});

it('[O13] a field that the contract would refuse is left out of the draft, and the others are stored', () => {
  const draft = draftOf(filledForm({ wordCount: '2.5', numberOfPages: 'ten', topic: 'Buffers' }), 'UTC');
  expect(draft).not.toHaveProperty('wordCount');
  expect(draft).not.toHaveProperty('numberOfPages');
  expect(draft.topic).toBe('Buffers');
});

it('[O13] a stored order is converted back to the values of its form', () => {
  const values = valuesOfOrder(storedOrder({ paperType: 'essay', phone: null }));
  expect(values).toMatchObject({ topic: 'Buffers', paperType: 'essay', phone: '', wordCount: '2500' });
  expect(Object.keys(values).sort()).toEqual(Object.keys(newOrder()).sort());
});

it('[O1] a new form has the defaults of the specification, the chosen service and the user’s name', () => {
  expect(newOrder()).toMatchObject({ wordCount: '250', numberOfPages: '1', service: 'assignment-writing' });
  const user = { firstName: 'Layla', lastName: 'Mansour', email: 'layla@school.edu' };
  expect(newOrder(user, 'editing')).toMatchObject({
    name: 'Layla Mansour',
    email: 'layla@school.edu',
    service: 'editing',
  });
  expect(findServiceId('no-such-service')).toBeUndefined();
});

it('[O1] the number of pages follows the words, 250 per page, until it is edited', () => {
  expect(pagesForWords('1', '250', '2500')).toBe('10');
  expect(pagesForWords('10', '2,500', '2501')).toBe('11');
  expect(pagesForWords('', '2500', '500')).toBe('2');
  expect(pagesForWords('12', '2500', '3000')).toBeUndefined();
});

it('[O1] text that is not a number counts as 0 words, which is one page', () => {
  expect(pagesForWords('10', '2500', 'many')).toBe('1');
  expect(pagesForWords('1', 'many', '500')).toBe('2');
});
