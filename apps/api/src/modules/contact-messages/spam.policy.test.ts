import { expect, it } from 'vitest';
import { spamReason } from './spam.policy';

const form = { subject: 'Hello', message: 'A question.', website: '', openForMs: 8000 };
const links = (n: number) => Array.from({ length: n }, (_, i) => `https://www.example.com/${i}`).join(' ');

it.each([
  ['a form that a person sent', {}, 1, null],
  ['the hidden field', { website: 'x' }, 0, /hidden field/],
  ['speed alone, as of a text that was pasted', { openForMs: 10 }, 0, null],
  ['two seconds and a link', { openForMs: 2999, message: links(1) }, 0, /3 seconds/],
  ['three seconds and a link', { openForMs: 3000, message: links(1) }, 0, null],
  ['five links', { message: links(5) }, 0, null],
  ['six links', { message: links(5), subject: 'WWW.example.com' }, 0, /5 links/],
  ['the third time', {}, 2, /three times/],
])('[X8] the spam policy decides about %s', (_, change, cameBefore, expected) => {
  const reason = spamReason({ ...form, ...change }, cameBefore);
  if (expected === null) expect(reason).toBeNull();
  else expect(reason).toMatch(expected);
});
