import type { ExpertFields } from '@aw/contracts/experts/profile';
import { expect, it } from 'vitest';
import { parseExpertDraft } from './expert-draft';

const values: ExpertFields = {
  shownName: 'Dr. Layla',
  headline: 'Law tutor',
  experience: 'Nine years',
  education: 'LLM',
  subjects: ['Law', 'History'],
  isListed: true,
};

it('[Q12] a draft is restored only for the user who typed it', () => {
  const stored = JSON.stringify({ ...values, userId: 'user_one' });
  expect(parseExpertDraft(stored, 'user_one')).toEqual(values);
  expect(parseExpertDraft(stored, 'user_two')).toBeUndefined();
  expect(parseExpertDraft('null', 'user_one')).toBeUndefined();
  const broken = JSON.stringify({
    userId: 'user_one',
    headline: 7,
    subjects: ['Law', 'Astrology'],
    isListed: 1,
  });
  expect(parseExpertDraft(broken, 'user_one')).toMatchObject({
    headline: '',
    subjects: ['Law'],
    isListed: false,
  });
});
