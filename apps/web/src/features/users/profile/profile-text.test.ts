import { describe, expect, it } from 'vitest';
import {
  creditReason,
  displayName,
  memberSince,
  moreRewards,
  removalReason,
  rewardProgress,
  roleName,
  shortId,
  signedText,
} from './profile-text';

describe('the profile', () => {
  it('[U5] shows the role Administrator, Expert or Student', () => {
    expect(roleName({ role: 'admin', isExpert: false })).toBe('Administrator');
    expect(roleName({ role: 'admin', isExpert: true })).toBe('Administrator');
    expect(roleName({ role: 'user', isExpert: true })).toBe('Expert');
    expect(roleName({ role: 'user', isExpert: false })).toBe('Student');
  });

  it('[U5] shows the first name or Anonymous User, and the month of joining', () => {
    expect(displayName({ firstName: 'Layla' })).toBe('Layla');
    expect(displayName({ firstName: null })).toBe('Anonymous User');
    expect(displayName({ firstName: '  ' })).toBe('Anonymous User');
    expect(memberSince('2026-11-20T10:00:00.000Z', 'UTC')).toBe('Member since November 2026');
  });

  it('[U1] shows the first 12 characters of the id', () => {
    expect(shortId('anon_0123456789abcdef_1795000000000')).toBe('anon_0123456');
    expect(shortId('anon_0123456789abcdef_1795000000000')).toHaveLength(12);
  });

  it('[U5] fills the bar by 20 percent for each upload of five', () => {
    expect([0, 1, 4, 5, 13].map((count) => rewardProgress(count))).toEqual([
      { done: 0, percent: 0, left: 5 },
      { done: 1, percent: 20, left: 4 },
      { done: 4, percent: 80, left: 1 },
      { done: 0, percent: 0, left: 5 },
      { done: 3, percent: 60, left: 2 },
    ]);
  });

  it('[U5] says how many rewards are not listed', () => {
    expect(moreRewards(8, 5)).toBe('And 3 more rewards...');
    expect(moreRewards(6, 5)).toBe('And 1 more reward...');
    expect(moreRewards(5, 5)).toBeUndefined();
    expect(moreRewards(0, 0)).toBeUndefined();
  });

  it('[D10] shows every ledger entry with its sign and reason', () => {
    expect([5, 1, -1].map(signedText)).toEqual(['+5', '+1', '−1']);
    expect(creditReason({ reason: 'upload_milestone', documentTitle: null, delta: 5 })).toBe(
      '10 accepted uploads',
    );
    expect(creditReason({ reason: 'unlock', documentTitle: 'Elasticity', delta: -1 })).toBe(
      'Unlocked “Elasticity”',
    );
    expect(creditReason({ reason: 'welcome', documentTitle: null, delta: 1 })).toBe('Welcome credit');
  });

  it('[U5] says why a question was removed, in the words of staff if they gave a reason', () => {
    expect(removalReason({ removedReason: 'An advertisement.' })).toBe('An advertisement.');
    expect(removalReason({ removedReason: null })).toBe(
      'It was removed from the site together with all other questions.',
    );
  });

  it('[U6] distinguishes credits that a sign-in brought along from credits that moved away', () => {
    expect(creditReason({ reason: 'merge', documentTitle: null, delta: 4 })).toBe(
      'Credits from before you signed in',
    );
    expect(creditReason({ reason: 'merge', documentTitle: null, delta: -4 })).toBe('Moved to your account');
  });
});
