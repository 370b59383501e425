import { expect, it } from 'vitest';
import { examFingerprints } from './question.policy';

it('[Q14] a fingerprint is the beginning of the SHA-256, as browsers make it', () => {
  expect(examFingerprints('Show that the *function* is!')).toEqual(['1cc88e8d8e2a8a71']);
  expect(examFingerprints('Show that the function')).toEqual([]);
});
