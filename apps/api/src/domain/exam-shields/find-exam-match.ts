import { hash } from 'node:crypto';
import { examShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import { type Database, hasOpenExams, listMatchingExams } from '@aw/db';

/** The exams under way that a question matches, and when the last of them ends. */
export type ExamMatch = { shieldIds: number[]; until: Date };

/** The exams under way that a question matches; undefined without one. */
export async function findExamMatch(
  db: Database,
  { title, content }: { title: string; content: string },
  now: Date,
): Promise<ExamMatch | undefined> {
  if (!(await hasOpenExams(db, now))) return undefined;
  const exams = await listMatchingExams(db, examFingerprints(`${title}\n${content}`), now);
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
