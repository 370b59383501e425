import { describe, expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { fullName, messageSchemas } from './message-fields';

const { full, 'first-last': parts } = messageSchemas;
const typed = {
  name: 'Layla Mansour',
  firstName: ' Layla ',
  lastName: ' Mansour ',
  email: 'layla@example.com',
  subject: 'A question',
  message: 'How do I send a file?',
};

describe('a message that is checked before it is sent', () => {
  it('[X8] is valid when it is complete', () => {
    expect(formProblems(full, typed)).toEqual({});
    expect(formProblems(parts, typed)).toEqual({});
  });

  it('[X8] has a separate error for every empty field', () => {
    const empty = { name: ' ', firstName: '', lastName: ' ', email: '', subject: '', message: '\n' };
    const shared = {
      email: 'Please enter a full email address, for example name@example.com.',
      subject: 'Please enter a subject.',
      message: 'Please write your message.',
    };
    expect(formProblems(full, empty)).toEqual({ ...shared, name: 'Please enter your name.' });
    expect(formProblems(parts, empty)).toEqual({
      ...shared,
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
    });
    expect(formProblems(parts, { ...typed, lastName: '' })).toEqual({
      lastName: 'Please enter your last name.',
    });
  });

  it('[X8] is refused when the text or the name is too long, each at its own field', () => {
    const tooLong = { message: 'Please use at most 20,000 characters.' };
    expect(formProblems(full, { ...typed, message: 'a'.repeat(1_000_000) })).toEqual(tooLong);
    expect(formProblems(full, { ...typed, message: 'a'.repeat(20_000) })).toEqual({});
    expect(formProblems(parts, { ...typed, lastName: 'm'.repeat(120) })).toEqual({
      firstName: 'Please use at most 120 characters.',
    });
  });
});

it('[X8] first and last name are sent as one name', () => {
  expect(fullName({ firstName: 'Layla', lastName: 'Mansour' })).toBe('Layla Mansour');
  expect(fullName({ name: 'Layla Mansour' })).toBe('Layla Mansour');
});
