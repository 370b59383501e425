import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The text of each policy that was released under a day, as the first 16 digits of its SHA-256. People agree to the text
 * of a day: whoever changes a text gives it a new `lastUpdated` and writes the new pair here.
 */
const released = {
  terms: ['2025-07-13', '0b483d5ea33f736c'],
  privacy: ['2025-07-14', 'c8426de6c78076ad'],
} as const;

it.each(Object.entries(released))('[U2] the text of the policy %s is the one of its day', (name, pair) => {
  const source = readFileSync(new URL(`../files/policies/${name}.md`, import.meta.url), 'utf8');
  const day = /^lastUpdated: (\S+)$/m.exec(source)?.[1];
  expect([day, createHash('sha256').update(source).digest('hex').slice(0, 16)]).toEqual(pair);
});
