import { hash } from 'node:crypto';
import { examShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import type { Database } from '@aw/db';
import * as examShields from '@aw/db/exam-shields';

/** The exams under way that a question matches, and when the last of them ends. */
export type ExamMatch = { shieldIds: number[]; until: Date };

/** Returns the exams under way that a question matches; undefined without one. */
export async function findExamMatch(
  db: Database,
  { title, content }: { title: string; content: string },
  now: Date,
): Promise<ExamMatch | undefined> {
  if (!(await examShields.hasOpenExams(db, now))) return undefined;
  return toMatch(await examShields.listMatchingExams(db, examFingerprints(`${title}\n${content}`), now));
}

/**
 * Like findExamMatch, for a question that is stored in the caller's transaction: none of the exams can end before that is
 * committed, so that whatever ends one also releases this question.
 */
export async function lockExamMatch(
  db: Database,
  text: { title: string; content: string },
  now: Date,
): Promise<ExamMatch | undefined> {
  const match = await findExamMatch(db, text, now);
  if (!match) return undefined;
  const open = await examShields.lockOpenExams(db, match.shieldIds, now);
  // The shields may have lost a common phrase while this waited for their locks.
  const still = await findExamMatch(db, text, now);
  return toMatch(open.filter(({ id }) => still?.shieldIds.includes(id)));
}

function toMatch(exams: readonly { id: number; closes_at: Date }[]): ExamMatch | undefined {
  if (exams.length === 0) return undefined;
  const until = Math.max(...exams.map(({ closes_at }) => closes_at.getTime()));
  return { shieldIds: exams.map(({ id }) => id), until: new Date(until) };
}

/** The fingerprints of a text in hexadecimal, as browsers make them of tasks. */
export function examFingerprints(text: string): string[] {
  return examShingles(text).map(examFingerprint);
}

/** The first 64 bits of SHA-256. */
export function examFingerprint(shingle: string): string {
  return hash('sha256', shingle, 'hex').slice(0, 16);
}
