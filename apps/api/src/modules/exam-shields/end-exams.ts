import * as audit from '@aw/db/audit';
import type { ExamEnding } from '@aw/db/exam-shields';
import * as examShields from '@aw/db/exam-shields';
import type { Context } from '../../context';
import { releaseQuestion } from './release-question';

/** The `question-clock` job releases further questions within five minutes. */
const maxReleased = 200;

type Ending = Omit<ExamEnding, 'now' | 'reason'> & {
  reason?: string;
  /** The actor of the entry in the audit log. */
  actor: string;
};

/**
 * Ends open exam shields, one or all of a person, and releases the questions they hold, in the caller's transaction.
 * Returns the shields that this call ended, and the number of released questions.
 */
export async function endExams(
  ctx: Context,
  which: Parameters<typeof examShields.end>[1],
  { by, reason, actor }: Ending,
) {
  const ended = await examShields.end(ctx.db, which, {
    by,
    reason: reason ?? null,
    now: ctx.now(),
  });
  if (ended.length === 0) return { ended, released: 0 };
  // The exam's row already says that its owner ended it; every other ending is logged.
  if (by !== 'owner')
    for (const { id, user_id } of ended)
      await audit.insert(ctx.db, {
        actor,
        verb: 'exam_shield.ended',
        target: `exam_shield:${id}`,
        after: { ownerId: user_id, by, reason },
      });
  const shieldIds = ended.map(({ id }) => id);
  let released = 0;
  for (const question of await examShields.lockHeldQuestions(ctx.db, shieldIds, maxReleased))
    if (await releaseQuestion(ctx, question)) released += 1;
  return { ended, released };
}
