import type { ExpertProof } from '@aw/contracts/experts/profile';
import { expect, it } from 'vitest';
import { isProven, type ProofRow, proofProblem, storedProof } from './proof-rows';

const limit = 10 * 1024 * 1024;

const proof = (status: ExpertProof['status'], reason: string | null = null): ProofRow =>
  storedProof(
    { id: status, subject: 'Law', fileName: 'degree.pdf', sizeBytes: 5, status, reason, createdAt: '' },
    new Date(),
    () => {},
  );

it('[Q12] a proof must be a PDF or a picture, and every other type is refused before sending', () => {
  for (const name of ['a.pdf', 'a.JPG', 'a.jpeg', 'a.png', 'a.webp'])
    expect(proofProblem({ name, size: 1 }, limit)).toBeUndefined();
  for (const name of ['a.docx', 'a.svg', 'pdf', 'a.pdf.zip'])
    expect(proofProblem({ name, size: 1 }, limit)).toContain('PDF, JPEG, PNG or WebP');
  expect(proofProblem({ name: 'a.pdf', size: 0 }, limit)).toContain('empty');
  expect(proofProblem({ name: 'a.pdf', size: limit + 1 }, limit)).toContain('larger than 10MB');
});

it('[Q12] a file that is ready or being checked proves a subject, and a refused one does not', () => {
  expect(isProven('Law', [proof('refused'), proof('checking')])).toBe(true);
  expect(isProven('Law', [proof('refused')])).toBe(false);
  expect(isProven('Music', [proof('ready')])).toBe(false);
  expect(proof('refused', 'It is damaged.').file.state).toEqual({
    status: 'refused',
    reason: 'It is damaged.',
  });
});
