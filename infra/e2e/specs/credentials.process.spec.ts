import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { credentialsBelow, credentialsIn } from '../site/credentials';

const root = path.resolve(import.meta.dirname, '../../..');
/** Files with a former password of every database: one replaces it in old databases, the other tests that it is refused. */
const filesWithFormerPassword = ['packages/db/src/embedded.test.ts', 'packages/db/src/embedded/password.ts'];
const bundles = ['apps/web/build', 'apps/admin/dist', 'apps/api/dist'];

test('[M1] no source contains usable credentials, except where a former password is replaced', () => {
  expect(Object.keys(credentialsBelow(root)).toSorted()).toEqual(filesWithFormerPassword);
});

for (const bundle of bundles) {
  test(`[M1] ${bundle} contains no credentials`, () => {
    expect(credentialsBelow(path.join(root, bundle), { isBundle: true })).toEqual({});
  });
}

// Joined here, so that this file contains none of them.
const planted = [
  ['postgres://', 'workshop:', 'workshop@127.0.0.1/workshop'],
  ['sk_live', '_51H8abcdefghijklmn'],
  ['const hint = "admin', ' / admin123";'],
  ['{username:"amira",pass', 'word:"welcome-2026"}'],
  ['const adminPass', "word = 'letmein';"],
].map((parts) => parts.join(''));

test('[M1] planted credentials of each kind are found in a source and in a bundle', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aw-planted-'));
  try {
    cpSync(path.join(root, 'apps/admin/dist'), folder, { recursive: true });
    for (const [at, text] of planted.entries()) {
      expect(credentialsIn(`before\n${text}\nafter`), text.slice(0, 14)).toHaveLength(1);
      writeFileSync(path.join(folder, 'assets', `planted-${at}.js`), `export const a=1;${text}`);
    }
    expect(Object.keys(credentialsBelow(folder, { isBundle: true })).toSorted()).toEqual(
      planted.map((_, at) => `assets/planted-${at}.js`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[M1] texts that only look like credentials are allowed', () => {
  for (const text of [
    'smtps://user:secret@host:465',
    "password: 'Please enter your password.'",
    "label={isSet ? 'New password' : 'Password'}",
    "reset_password: '/reset-password'",
    "reset_password: 'links'",
    "path: '/api/admin/password'",
    '{username:"Username",password:"Password"}',
  ])
    expect(credentialsIn(text), text).toEqual([]);
});
