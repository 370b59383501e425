import type { User } from '@aw/contracts/users/public';

/** User with an account, for tests. */
export const sampleUser: User = {
  id: 'anon_abcdefgh_1700000000000',
  email: 'layla@example.com',
  isEmailVerified: true,
  firstName: 'Layla',
  lastName: 'Mansour',
  profileImageUrl: null,
  role: 'user',
  isExpert: false,
  isAnonymous: false,
  isUnder18: false,
  uploadCount: 6,
  rewardsEarned: 100,
  rewardCount: 1,
  creditBalance: 3,
  nextCredits: 5,
  hadWelcomeCredit: true,
  changedPolicies: [],
  lastRewardAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
