import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message';
import { type MessageMatter, messageOf } from './message-fields';

const help: MessageMatter = { kind: 'help', name: 'full' };
const contact: MessageMatter = { kind: 'contact', name: 'first-last' };
const typed = {
  name: 'Layla Mansour',
  firstName: ' Layla ',
  lastName: ' Mansour ',
  email: 'layla@example.com',
  subject: 'A question',
  message: 'How do I send a file?',
};

describe('what is checked before a message is sent', () => {
  it('[X8] a whole message is in order', () => {
    expect(checkMessage(typed, help)).toEqual({});
    expect(checkMessage(typed, contact)).toEqual({});
  });

  it('[X8] every empty field has its own message', () => {
    const empty = { name: ' ', firstName: '', lastName: ' ', email: '', subject: '', message: '\n' };
    const shared = {
      email: 'Please enter a full e-mail address, such as name@example.com.',
      subject: 'Please enter a subject.',
      message: 'Please write your message.',
    };
    expect(checkMessage(empty, help)).toEqual({ ...shared, name: 'Please enter your name.' });
    expect(checkMessage(empty, contact)).toEqual({
      ...shared,
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
    });
    expect(checkMessage({ ...typed, lastName: '' }, contact)).toEqual({
      lastName: 'Please enter your last name.',
    });
  });

  it('[X8] a megabyte is refused under the message, and a name that is too long under the first name', () => {
    const tooLong = { message: 'Please keep this to 20,000 characters.' };
    expect(checkMessage({ ...typed, message: 'a'.repeat(1_000_000) }, help)).toEqual(tooLong);
    expect(checkMessage({ ...typed, message: 'a'.repeat(20_000) }, help)).toEqual({});
    expect(checkMessage({ ...typed, lastName: 'm'.repeat(120) }, contact)).toEqual({
      firstName: 'Please keep this to 120 characters.',
    });
  });
});

it('[X8] a first and a last name go out as one, with what the form is about and what a program filled in', () => {
  const extra = { wantsNewsletter: true, openForMs: 5000 };
  expect(messageOf({ ...typed, website: 'x' }, { ...contact, about: 'stem-writer' }, extra)).toEqual({
    kind: 'contact',
    name: 'Layla Mansour',
    email: 'layla@example.com',
    subject: 'A question',
    message: 'How do I send a file?',
    about: 'stem-writer',
    website: 'x',
    ...extra,
  });
});
