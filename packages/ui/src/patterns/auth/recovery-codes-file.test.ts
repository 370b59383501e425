import { expect, it } from 'vitest';
import { recoveryCodesFile } from './recovery-codes-file';

it('[U8] [M4] the file of recovery codes names the account and has each code on its own line', () => {
  const owner = ['Recovery codes of Academic Workshop', 'Account: layla@example.com'];
  const file = recoveryCodesFile(['aaaa-bbbb', 'cccc-dddd'], owner);
  expect(file.split('\n').slice(0, 3)).toEqual([...owner, '']);
  expect(file.split('\n').slice(-3)).toEqual(['aaaa-bbbb', 'cccc-dddd', '']);
});
