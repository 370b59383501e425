import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Released version of each policy, with the first 16 digits of the SHA-256 of its text. People agree to the text of a
 * date. If you change a text, add `lastChanged` and a summary in `changes`, and write the new pair here. `lastUpdated`
 * stays the date of the first version.
 */
const released = {
  terms: ['2025-07-13', '0b483d5ea33f736c'],
  privacy: ['2026-12-01', 'e5cff4060e24b90b'],
} as const;

it.each(Object.entries(released))('[U2] the text of the policy %s is the one of its day', (name, pair) => {
  const source = readFileSync(new URL(`../files/policies/${name}.md`, import.meta.url), 'utf8');
  const day = (field: string) => new RegExp(`^${field}: (\\S+)$`, 'm').exec(source)?.[1];
  expect([
    day('lastChanged') ?? day('lastUpdated'),
    createHash('sha256').update(source).digest('hex').slice(0, 16),
  ]).toEqual(pair);
});
