import type { ExpertProfile } from '@aw/contracts/experts/profile';
import { expect, it } from 'vitest';
import { subjectsToProve, valuesOf, withSubject } from './expert-values';

const profile: ExpertProfile = {
  status: 'approved',
  shownName: '',
  headline: 'Law tutor',
  experience: 'Nine years',
  education: 'LLM',
  subjects: ['Law'],
  askedSubjects: ['History', 'Astrology'],
  isListed: true,
  appliedAt: null,
  decidedAt: null,
  reason: null,
};

it('[Q12] the form starts with the values sent before, or empty', () => {
  expect(valuesOf(profile)).toEqual({
    shownName: '',
    headline: 'Law tutor',
    experience: 'Nine years',
    education: 'LLM',
    subjects: ['Law', 'History'],
    isListed: true,
  });
  // A card is shown only if its owner wants it.
  expect(valuesOf(null)).toMatchObject({ subjects: [], isListed: false });
});

it('[Q12] only subjects that are not approved need a proof, and before an approval all do', () => {
  expect(subjectsToProve(['Law', 'History'], profile)).toEqual(['History']);
  expect(subjectsToProve(['Law'], { ...profile, status: 'ended' })).toEqual(['Law']);
  expect(subjectsToProve(['Law'], null)).toEqual(['Law']);
});

it('[Q12] subjects are chosen in the order of the list, whatever the order of the clicks', () => {
  expect(withSubject(['Law'], 'Mathematics', true)).toEqual(['Mathematics', 'Law']);
  expect(withSubject(['Mathematics', 'Law'], 'Mathematics', false)).toEqual(['Law']);
  expect(withSubject(['Law'], 'Law', true)).toEqual(['Law']);
});
