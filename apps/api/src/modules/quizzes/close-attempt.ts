import type { AttemptEnd } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import * as cards from '@aw/db/cards';
import type { AttemptRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import { noteQuizResult } from '../ai/kept-memory';
import { issueCertificate } from '../certificates/issue-certificate';
import { grade } from './grade';

/**
 * Closes an open attempt by what was saved, in the caller's transaction, which holds it: its figures, a card to review
 * for each question that was not answered right, the certificate where it is passed, and its result in the person's memory
 * where that is on. One that its deadline ends, ended then, whenever somebody looks. A correction of its quiz is either made
 * before, or finds it closed.
 */
export async function closeAttempt(
  db: Database,
  attempt: AttemptRow,
  { endedBy, now }: { endedBy: AttemptEnd; now: Date },
): Promise<void> {
  await quizzes.holdKeys(db, attempt.quiz_id);
  const answers = await quizzes.listJudgedAnswers(db, [attempt.id]);
  const { score, total, percentage, passed } = grade(answers, attempt.pass_percentage);
  const { deadline } = attempt;
  const completedAt = deadline && deadline < now ? deadline : now;
  await quizzes.closeAttempt(db, {
    id: attempt.id,
    completed_at: completedAt,
    ended_by: endedBy,
    score,
    total_questions: total,
    percentage,
    passed,
    time_spent: Math.max(0, Math.round((completedAt.getTime() - attempt.started_at.getTime()) / 1000)),
  });
  await cards.addReviewCards(db, attempt.id, completedAt);
  if (passed) await issueCertificate(db, attempt, { score, total, percentage, completedAt, now });
  // One without an answer, or that was closed because its person has a later one, says nothing of what they know.
  const isTelling = endedBy !== 'merged' && total > 0 && answers.some(({ answer }) => answer !== null);
  if (isTelling) await noteQuizResult(db, attempt, { score, total, completedAt });
}
