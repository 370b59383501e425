import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of';

it.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+one@example.org', 'ada@example.org'],
  ['ada+one+two@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['"a@b"@example.org', '"a@b"@example.org'],
])('[R6] [D10] the mailbox behind %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
