import { expect, it } from 'vitest';
import { confirmWordOf, displayName, userName } from './user-name';

const rania = {
  id: 'user_abc12345',
  email: 'rania@uni.example',
  firstName: 'Rania',
  lastName: 'Farouk',
  isAnonymous: false,
};
const nobody = {
  id: 'anon_k3j9x2m1q8_1763640000000',
  email: null,
  firstName: null,
  lastName: null,
  isAnonymous: true,
};

it('[M9] a person is shown by name, else by email address, else as anonymous', () => {
  expect(userName(rania)).toBe('Rania Farouk');
  expect(userName({ ...rania, lastName: '' })).toBe('Rania');
  expect(userName({ ...rania, firstName: null, lastName: null })).toBe('rania@uni.example');
  expect(userName(nobody)).toBe('Anonymous');
  expect(userName({ ...nobody, isAnonymous: false })).toBe('No name');
});

it('[M9] a dialog names an anonymous person by id', () => {
  expect(displayName(nobody)).toBe('anon_k3j9x2m');
  expect(displayName(rania)).toBe('Rania Farouk');
});

it('[M9] the word to type identifies the person', () => {
  expect(confirmWordOf(rania)).toBe('rania@uni.example');
  expect(confirmWordOf(nobody)).toBe('anon_k3j9x2m');
});
