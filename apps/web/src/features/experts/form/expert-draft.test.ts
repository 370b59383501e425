import type { ExpertFields } from '@aw/contracts/experts/profile';
import { expect, it } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { expertDraft } from './expert-draft';

const values: ExpertFields = {
  shownName: 'Dr. Layla',
  headline: 'Law tutor',
  experience: 'Nine years',
  education: 'LLM',
  subjects: ['Law', 'History'],
  isListed: true,
};
const storageWith = (draft: object) => memoryStorage({ expert_draft: JSON.stringify(draft) });

it('[Q12] a draft is restored only for the user who typed it', () => {
  const storage = storageWith({ ...values, userId: 'user_one' });
  expect(expertDraft('user_one', storage).read()).toEqual(values);
  expect(expertDraft('user_two', storage).read()).toBeUndefined();
  expect(expertDraft('user_one', storage).read()).toBeUndefined();
});

it('[Q12] fields of a wrong type in a stored draft are empty', () => {
  const broken = { userId: 'user_one', headline: 7, subjects: ['Law', 'Astrology'], isListed: 1 };
  expect(expertDraft('user_one', storageWith(broken)).read()).toMatchObject({
    headline: '',
    subjects: ['Law'],
    isListed: false,
  });
});
