import { expect, it } from 'vitest';
import { unprovenSubjects } from './unproven-subjects';

const proof = (subject: string, status: 'checking' | 'ready' | 'refused') => ({
  id: subject,
  subject,
  status,
  fileName: 'degree.pdf',
  sizeBytes: 1,
  reason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('[M9] [Q12] a subject counts as proven while one of its proofs is ready or being checked', () => {
  const askedSubjects = ['Law', 'Music', 'Art'];
  const proofs = [proof('Law', 'ready'), proof('Music', 'checking'), proof('Art', 'refused')];
  expect(unprovenSubjects({ askedSubjects, proofs })).toEqual(['Art']);
  expect(unprovenSubjects({ askedSubjects: [], proofs: [] })).toEqual([]);
});
