import { orderServices } from '@aw/contracts/orders/services';
import { expect, it } from 'vitest';
import { newOrder } from './new-order';
import { orderProblems } from './order-problems';
import { filledForm } from './testing/sample';

const offerOf = (...ids: string[]) => ({
  services: ids.map((value) => ({ value, label: value })),
  barred: undefined,
});
const all = offerOf(...orderServices.map(({ id }) => id));

it('[O3] an empty form reports each required field with its own message', () => {
  expect(orderProblems({ ...newOrder(), wordCount: '0' }, all)).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a full email address, for example name@example.com.',
    majorCourse: 'Please enter your major or course.',
    topic: 'Please enter the topic.',
    wordCount: 'Please enter 1 word or more.',
    institutionCountry: 'Please choose the country of your institution.',
    integrityAcknowledged: 'Please confirm how you will use the work.',
  });
});

it('[O3] a completed form has no problems, and blanks count as empty', () => {
  expect(orderProblems(filledForm(), all)).toEqual({});
  expect(orderProblems(filledForm({ name: '   ', topic: '\t' }), all)).toEqual({
    name: 'Please enter your name.',
    topic: 'Please enter the topic.',
  });
});

it('[O3] words and pages must be whole numbers within their limits', () => {
  const of = (own: Parameters<typeof filledForm>[0]) => orderProblems(filledForm(own), all);
  expect(of({ wordCount: 'many' }).wordCount).toBe('Please enter 1 word or more.');
  expect(of({ wordCount: '250.5' }).wordCount).toBe('Please enter a whole number of words.');
  expect(of({ wordCount: '100,001' }).wordCount).toBe(
    'For more than 100,000 words, please write to support.',
  );
  expect(of({ wordCount: '100 000' })).toEqual({});
  expect(of({ numberOfPages: 'ten' }).numberOfPages).toBe(
    'Please enter a whole number of pages, from 1 to 2,000.',
  );
  expect(of({ numberOfPages: '0' }).numberOfPages).toBe(
    'Please enter a whole number of pages, from 1 to 2,000.',
  );
  expect(of({ numberOfPages: '' })).toEqual({});
});

it('[L1] a service that is not offered here must be replaced', () => {
  const message = 'Please choose one of these services.';
  expect(orderProblems(filledForm({ service: '' }), all).service).toBe(message);
  expect(orderProblems(filledForm({ service: 'essay-writing' }), offerOf('editing')).service).toBe(message);
  expect(orderProblems(filledForm({ service: 'editing' }), offerOf('editing'))).toEqual({});
});

it('[L1] a field that requests barred writing is reported', () => {
  const barred = { field: 'paperType', message: 'Please leave it empty.' } as const;
  const offer = { ...offerOf('cv-writing'), barred };
  expect(orderProblems(filledForm({ service: 'cv-writing' }), offer)).toEqual({
    paperType: 'Please leave it empty.',
  });
});
