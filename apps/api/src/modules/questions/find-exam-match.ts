import { hash } from 'node:crypto';
import { examShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import type { Database } from '@aw/db';
import * as examShields from '@aw/db/exam-shields';

/** Exams in progress that a question matches, and the end of the last of them. */
export type ExamMatch = { shieldIds: number[]; until: Date };

/** Returns the exams in progress that a question matches, or undefined. */
export async function findExamMatch(
  db: Database,
  { title, content }: { title: string; content: string },
  now: Date,
): Promise<ExamMatch | undefined> {
  if (!(await examShields.hasOpenExams(db, now))) return undefined;
  return toMatch(await examShields.listMatchingExams(db, examFingerprints(`${title}\n${content}`), now));
}

/**
 * Like findExamMatch, for a question that is stored in the same transaction. The exams are locked: one that ends must wait
 * for the transaction, and then also releases this question.
 */
export async function lockExamMatch(
  db: Database,
  text: { title: string; content: string },
  now: Date,
): Promise<ExamMatch | undefined> {
  const match = await findExamMatch(db, text, now);
  if (!match) return undefined;
  const open = await examShields.lockOpenExams(db, match.shieldIds, now);
  // While this waited for the locks, a common phrase may have been removed from the shields.
  const currentMatch = await findExamMatch(db, text, now);
  return toMatch(open.filter(({ id }) => currentMatch?.shieldIds.includes(id)));
}

function toMatch(exams: readonly { id: number; closes_at: Date }[]): ExamMatch | undefined {
  if (exams.length === 0) return undefined;
  const until = Math.max(...exams.map(({ closes_at }) => closes_at.getTime()));
  return { shieldIds: exams.map(({ id }) => id), until: new Date(until) };
}

/** Returns the fingerprints of a text in hexadecimal, calculated as browsers do it for the tasks of an exam. */
export function examFingerprints(text: string): string[] {
  return examShingles(text).map(examFingerprint);
}

/** First 64 bits of SHA-256, in hexadecimal. */
export function examFingerprint(shingle: string): string {
  return hash('sha256', shingle, 'hex').slice(0, 16);
}
