import { expect, it } from 'vitest';
import { expertName, statusOf, subjectsLine } from './status';

it('[M9] [Q12] an application shows that it waits, and an expert that they ask for new subjects', () => {
  expect(statusOf({ status: 'applied', isWaiting: true })).toEqual({ label: 'Waiting', tone: 'caution' });
  expect(statusOf({ status: 'approved', isWaiting: false }).label).toBe('Approved');
  expect(statusOf({ status: 'approved', isWaiting: true })).toEqual({
    label: 'New subjects',
    tone: 'caution',
  });
  expect(statusOf({ status: 'ended', isWaiting: false }).tone).toBe('neutral');
});

it('[M9] [Q12] requested subjects are marked among the approved ones', () => {
  expect(subjectsLine({ subjects: ['Law'], askedSubjects: ['History', 'Music'] })).toBe(
    'Law, +History, +Music',
  );
  expect(subjectsLine({ subjects: [], askedSubjects: [] })).toBe('');
});

it('[M9] an expert without a name is shown by email address, or else by id', () => {
  expect(expertName({ name: 'Noor Haddad', email: 'n@mail.example', id: 'user_1' })).toBe('Noor Haddad');
  expect(expertName({ name: '', email: 'n@mail.example', id: 'user_1' })).toBe('n@mail.example');
  expect(expertName({ name: '', email: null, id: 'user_1' })).toBe('user_1');
});
