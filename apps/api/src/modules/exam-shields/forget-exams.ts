import * as examShields from '@aw/db/exam-shields';
import type { Context } from '../../context';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;
const tasksAtOnce = 500;
const mostRounds = 40;
const mostShields = 1_000;

/** Deletes fingerprints a day after their exam, and that there was one 30 days after it. */
export async function forgetExams({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  for (let round = 0; round < mostRounds; round += 1)
    if ((await examShields.deleteEndedExamTasks(db, before(1), tasksAtOnce)) < tasksAtOnce) break;
  await examShields.deleteEndedExamShields(db, before(keptDays), mostShields);
}
