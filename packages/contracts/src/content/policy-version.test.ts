import { expect, it } from 'vitest';
import { policyVersion } from './policy-version';

it('[U2] the version of a policy is the date of its last change, or of its first version if it never changed', () => {
  expect(policyVersion({ lastUpdated: '2025-07-13' })).toBe('2025-07-13');
  expect(policyVersion({ lastUpdated: '2025-07-13', lastChanged: '2026-09-01' })).toBe('2026-09-01');
});
