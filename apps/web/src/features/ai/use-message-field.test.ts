import { expect, it } from 'vitest';
import { tookImages } from './answer/use-answer';
import { mayTakeBack } from './use-message-field';

it.each([
  ['from the field', { isFromField: true, text: 'Why?', hasImages: true }, true],
  ['from elsewhere, into an empty field', { isFromField: false, text: ' ', hasImages: false }, true],
  ['from elsewhere, beside a text', { isFromField: false, text: 'Why?', hasImages: false }, false],
  ['from elsewhere, beside images', { isFromField: false, text: '', hasImages: true }, false],
])('[A13] a failed message %s goes back only where it replaces nothing', (_, field, expected) => {
  expect(mayTakeBack(field)).toBe(expected);
});

it('[A13] a server of the previous release takes no images', () => {
  expect([tookImages({}, ['1']), tookImages({ images: 1 }, ['1']), tookImages({}, [])]).toEqual([
    false,
    true,
    true,
  ]);
});
