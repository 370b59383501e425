import { expect, it } from 'vitest';
import { proofStatus, unprovenSubjects } from './proof-labels';

const proof = (subject: string, status: 'checking' | 'ready' | 'refused') => ({
  id: subject,
  subject,
  status,
  fileName: 'degree.pdf',
  sizeBytes: 1,
  reason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('[M9] [Q12] a subject counts as proven while a proof of it is ready or in its checks', () => {
  const askedSubjects = ['Law', 'Music', 'Art'];
  const proofs = [proof('Law', 'ready'), proof('Music', 'checking'), proof('Art', 'refused')];
  expect(unprovenSubjects({ askedSubjects, proofs })).toEqual(['Art']);
  expect(unprovenSubjects({ askedSubjects: [], proofs: [] })).toEqual([]);
});

it('[M9] [Q12] a proof says where it stands in its checks', () => {
  expect(proofStatus('checking')?.label).toBe('Being checked');
  expect(proofStatus('refused')?.tone).toBe('danger');
  expect(proofStatus('ready')).toBeUndefined();
});
