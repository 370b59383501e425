import { expect, it, vi } from 'vitest';
import { emailField } from './email';

it.each([
  ['noor@m\u00fcnchen.example', 'noor@xn--mnchen-3ya.example'],
  ['noor@mu\u0308nchen.example', 'noor@xn--mnchen-3ya.example'],
  ['Noor@\u4f8b\u3048.\u30c6\u30b9\u30c8', 'Noor@xn--r8jz45g.xn--zckzah'],
  ['noor@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444', 'noor@xn--e1afmkfd.xn--p1ai'],
  ['noor@xn--mnchen-3ya.example', 'noor@xn--mnchen-3ya.example'],
  [' noor+notes@example.com ', 'noor+notes@example.com'],
])('[U1] the address %s is stored as %s', (typed, stored) => {
  expect(emailField.parse(typed)).toBe(stored);
});

it.each([
  'n\u00f6\u00f6r@example.com',
  'noor@',
  'noor@\u4f8b\u3048',
  'noor@\u4f8b\u3048/x.example',
  'noor@\u4f8b\u3048:80.example',
  'noor@\u4f8b\u3048.example@evil.example',
  'noor@\ud800.example',
  'noor@xn--a.xn--',
])('[U1] %j is refused as an address', (typed) => {
  expect(emailField.safeParse(typed).success).toBe(false);
});

it('[U1] an address that is far too long is refused before its domain is read', () => {
  const read = vi.spyOn(globalThis, 'URL');
  const { error } = emailField.safeParse(`noor@${'\u0301'.repeat(200_000)}.example`);
  expect(error?.issues[0]?.message).toBe('Please enter a full email address, for example name@example.com.');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
