import { expect, it } from 'vitest';
import { readConfig } from './config';
import { isMailbox } from './mail-sender';

it.each([
  'no-reply@workshop.example',
  '<no-reply@workshop.example>',
  'Academic Workshop <no-reply@workshop.example>',
  'St. Mary’s Bücherei & Friends <no-reply@workshop.example>',
  '"Workshop, Inc. (Dubai)" <no-reply@workshop.example>',
  '"The \\"Workshop\\"" <no-reply@workshop.example>',
])('%s is accepted as a sender', (text) => {
  expect(isMailbox(text)).toBe(true);
  expect(readConfig({ MAIL_FROM: text }).MAIL_FROM).toBe(text);
});

it.each([
  'Academic Workshop',
  'a@workshop.example, b@workshop.example',
  'Workshop, Inc. <no-reply@workshop.example>',
  'Workshop (Dubai) <no-reply@workshop.example>',
  '"Workshop <no-reply@workshop.example>',
  'The "Workshop" <no-reply@workshop.example>',
  'Workshop <a@workshop.example> <b@workshop.example>',
  'Workshop <no-reply@workshop.example> or not',
  'Workshop: a@workshop.example;',
  'Workshop <>',
  'Workshop <no-reply>',
  'Workshop < no-reply@workshop.example>',
  'Workshop\nBcc: eve@elsewhere.example <no-reply@workshop.example>',
  '"Work\nshop" <no-reply@workshop.example>',
])('%j is not accepted as a sender, and the error names the setting', (text) => {
  expect(isMailbox(text)).toBe(false);
  const database = { DATABASE_URL: 'postgres://workshop@db/workshop' };
  expect(() => readConfig({ ...database, MAIL_FROM: text })).toThrow('MAIL_FROM: must be one email address');
  expect(() =>
    readConfig({ MAIL_FROM: text, MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://mail.example' }),
  ).toThrow('MAIL_FROM: must be one email address');
  // Mail that stays on this machine still works, because the setting may belong to another program.
  const config = readConfig({ MAIL_FROM: text });
  expect(config.MAIL_FROM).toBe('Academic Workshop <no-reply@academicworkshop.example>');
  expect(config.hints.join()).toContain('MAIL_FROM: must be one email address');
});
