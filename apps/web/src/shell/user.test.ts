import { describe, expect, it } from 'vitest';
import { greetingOf, nameOf } from './user';

const layla = { firstName: 'Layla', lastName: 'Mansour', email: 'layla@example.com' };

describe('the name of a signed-in person', () => {
  it('[U5] is the first name in the greeting, and both names in full', () => {
    expect(greetingOf(layla)).toBe('Layla');
    expect(nameOf(layla)).toBe('Layla Mansour');
    expect(nameOf({ ...layla, lastName: null })).toBe('Layla');
  });

  it('[U5] is the email address without a name', () => {
    const unnamed = { ...layla, firstName: ' ', lastName: null };
    expect(greetingOf(unnamed)).toBe('layla');
    expect(nameOf(unnamed)).toBe('layla@example.com');
    expect(nameOf({ firstName: null, lastName: null, email: null })).toBe('Your account');
    expect(greetingOf({ firstName: null, lastName: null, email: null })).toBe('Account');
  });
});
