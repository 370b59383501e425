import { expect, it } from 'vitest';
import { deliveryProblems } from './delivery-check';

it('[O10] a delivery needs a message and a file', () => {
  expect(deliveryProblems({ service: 'essay-writing', message: ' ', fileCount: 0 })).toEqual({
    message: 'Please write a message.',
    files: 'Please add the finished file.',
  });
  expect(deliveryProblems({ service: 'essay-writing', message: 'Here it is.', fileCount: 1 })).toEqual({});
});

it('[O18] a delivery of help with an own draft needs an explanation in the message', () => {
  const short = deliveryProblems({ service: 'editing', message: 'Here it is.', fileCount: 1 });
  expect(short.message).toContain('in at least 100 characters (now 11).');
  expect(deliveryProblems({ service: 'editing', message: 'a'.repeat(100), fileCount: 1 })).toEqual({});
  expect(
    deliveryProblems({ service: 'feedback', message: 'a'.repeat(99), fileCount: 1 }).message,
  ).toBeTruthy();
});
