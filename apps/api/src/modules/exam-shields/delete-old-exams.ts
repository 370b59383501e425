import * as examShields from '@aw/db/exam-shields';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';

const fingerprintDays = 1;
const shieldDays = 30;
const tasksPerRound = 500;
const maxRounds = 40;
const maxShields = 1_000;

/** Deletes the fingerprints of an exam one day after its end, and its row after 30 days. */
export async function deleteOldExams({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  for (let round = 0; round < maxRounds; round += 1) {
    const deleted = await examShields.deleteEndedTasks(db, daysAgo(fingerprintDays), tasksPerRound);
    if (deleted < tasksPerRound) break;
  }
  await examShields.deleteEnded(db, daysAgo(shieldDays), maxShields);
}
