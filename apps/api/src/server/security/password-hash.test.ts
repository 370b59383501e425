import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPasswords } from './password-hash';

const sources = path.resolve(import.meta.dirname, '../..');

it('[U4] a password hash costs what RFC 9106 recommends: 64 MiB, three passes, four lanes', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('four words of mine');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  expect(await passwords.isRight(hash, 'four words of mine')).toBe(true);
  expect(await passwords.isRight(hash, 'four words of yours')).toBe(false);
});

it('[U4] no password is correct for an account without one', async () => {
  const passwords = createPasswords();
  expect(await passwords.isRight(undefined, 'nobody has this password')).toBe(false);
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
});

it('[U4] only the application of the tests uses another cost', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !/(^testing\/|\.test\.ts$|^server\/security\/password-hash\.ts$)/.test(file),
  );
  const calls = files.flatMap(
    (file) => readFileSync(path.join(sources, file), 'utf8').match(/createPasswords\([^)]*\)/g) ?? [],
  );
  expect(calls).toEqual(['createPasswords()']);
});
