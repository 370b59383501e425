import type { Belongings, Entered } from '@aw/contracts/accounts';
import { expect, it } from 'vitest';
import { belongingsFigures, welcomeWith } from './belongings-text';
import { sampleUser } from './sample-user';

const nothing: Belongings = {
  uploads: 0,
  credits: 0,
  rewardPoints: 0,
  unlocks: 0,
  questions: 0,
  orders: 0,
  other: 0,
};

it('[U10] every figure that is not zero is shown, and no other', () => {
  expect(belongingsFigures(nothing)).toEqual([]);
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
  expect(belongingsFigures({ ...nothing, uploads: 1 }).map(({ text }) => text)).toEqual(['1 upload']);
  expect(belongingsFigures({ ...nothing, orders: 1 }).map(({ text }) => text)).toEqual(['1 order']);
});

const welcome = { title: 'Welcome back!', description: 'You have successfully signed in.' };
const user: Entered['user'] = { ...sampleUser, uploadCount: 12, creditBalance: 1 };

it('[U6] the welcome says what came along and what the account has now', () => {
  const entered = { user, broughtAlong: { ...nothing, uploads: 3, credits: 1, orders: 2 } };
  expect(welcomeWith(welcome, entered)).toEqual({
    title: 'Welcome back!',
    description:
      'You have successfully signed in. Came along from this browser: 3 uploads, 1 unlock credit, and 2 orders. You now have 12 uploads and 1 unlock credit.',
  });
  expect(welcomeWith({ title: 'Welcome Back!' }, entered).description).toMatch(/^Came along/);
});

it('[U6] the welcome keeps its exact text when nothing came along', () => {
  expect(welcomeWith(welcome, { user, broughtAlong: null })).toBe(welcome);
  expect(welcomeWith(welcome, { user, broughtAlong: nothing })).toBe(welcome);
});
