import type { Entered } from '@aw/contracts/auth/public';
import type { Belongings } from '@aw/contracts/users/public';
import { expect, it } from 'vitest';
import { sampleUser } from '~/testing/sample-user';
import { belongingsFigures, welcomeWith } from './belongings-text';

const noBelongings: Belongings = {
  uploads: 0,
  credits: 0,
  rewardPoints: 0,
  unlocks: 0,
  questions: 0,
  orders: 0,
  other: 0,
};

it('[U10] only figures that are not zero are shown', () => {
  expect(belongingsFigures(noBelongings)).toEqual([]);
  const all = { uploads: 1, credits: 5, rewardPoints: 1200, unlocks: 2, questions: 1, orders: 2, other: 7 };
  expect(belongingsFigures(all).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Uploads 1',
    'Unlock credits 5',
    'Reward points 1,200',
    'Unlocked documents 2',
    'Questions 1',
    'Orders 2',
    'Views, ratings and requests 7',
  ]);
  expect(belongingsFigures({ ...noBelongings, uploads: 1 }).map(({ text }) => text)).toEqual(['1 upload']);
  expect(belongingsFigures({ ...noBelongings, orders: 1 }).map(({ text }) => text)).toEqual(['1 order']);
});

const welcome = { title: 'Welcome back!', description: 'You have successfully signed in.' };
const user: Entered['user'] = { ...sampleUser, uploadCount: 12, creditBalance: 1 };

it('[U6] the welcome says what was added from this browser and what the account has now', () => {
  const entered = {
    user,
    broughtAlong: { ...noBelongings, uploads: 3, credits: 1, orders: 2 },
    account: null,
  };
  expect(welcomeWith(welcome, entered)).toEqual({
    title: 'Welcome back!',
    description:
      'You have successfully signed in. We added your work from this browser: 3 uploads, 1 unlock credit, and 2 orders. You now have 12 uploads and 1 unlock credit.',
  });
  expect(welcomeWith({ title: 'Welcome Back!' }, entered).description).toMatch(/^We added your work/);
});

it('[U6] the welcome keeps its exact text when nothing was added', () => {
  expect(welcomeWith(welcome, { user, broughtAlong: null, account: null })).toBe(welcome);
  expect(welcomeWith(welcome, { user, broughtAlong: noBelongings, account: null })).toBe(welcome);
});

it('[U10] the welcome lists what the browser had, what the account had, and what both had', () => {
  const account = {
    had: { ...noBelongings, uploads: 9, unlocks: 4, credits: 1 },
    unlockedTwice: 2,
    ratedTwice: 1,
  };
  const entered = { user, broughtAlong: { ...noBelongings, uploads: 3, unlocks: 2 }, account };
  expect(welcomeWith({ title: 'Welcome Back!' }, entered).description).toBe(
    'We added your work from this browser: 3 uploads and 2 unlocked documents. Your account already had 9 uploads, 1 unlock credit, and 4 unlocked documents. You had unlocked 2 documents twice, so we refunded 2 credits. You had rated 1 document twice. We kept the later rating. You now have 12 uploads and 1 unlock credit.',
  );
  const empty = { had: noBelongings, unlockedTwice: 0, ratedTwice: 0 };
  expect(welcomeWith({ title: 'Welcome Back!' }, { ...entered, account: empty }).description).toBe(
    'We added your work from this browser: 3 uploads and 2 unlocked documents. You now have 12 uploads and 1 unlock credit.',
  );
});
