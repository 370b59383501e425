import { expect, it } from 'vitest';
import { expertName, statusOf, subjectsLine } from './status';

it('[M9] [Q12] an application says whether it waits, and an expert whether they ask for more', () => {
  expect(statusOf({ status: 'applied', isWaiting: true })).toEqual({ label: 'Waiting', tone: 'caution' });
  expect(statusOf({ status: 'approved', isWaiting: false }).label).toBe('Approved');
  expect(statusOf({ status: 'approved', isWaiting: true })).toEqual({
    label: 'New subjects',
    tone: 'caution',
  });
  expect(statusOf({ status: 'ended', isWaiting: false }).tone).toBe('neutral');
});

it('[M9] [Q12] subjects that are asked for are told from those that are approved', () => {
  expect(subjectsLine({ subjects: ['Law'], askedSubjects: ['History', 'Music'] })).toBe(
    'Law, +History, +Music',
  );
  expect(subjectsLine({ subjects: [], askedSubjects: [] })).toBe('');
});

it('[M9] an expert without a name is called by the address, else by the id', () => {
  expect(expertName({ name: 'Noor Haddad', email: 'n@mail.example', id: 'user_1' })).toBe('Noor Haddad');
  expect(expertName({ name: '', email: 'n@mail.example', id: 'user_1' })).toBe('n@mail.example');
  expect(expertName({ name: '', email: null, id: 'user_1' })).toBe('user_1');
});
