import * as notifications from '@aw/db/notifications';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';

const keptMs = 180 * dayMs;
const maxPerRun = 10_000;

/** Deletes notifications of more than 180 days ago, among the oldest 10,000. */
export async function deleteOldNotifications({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await notifications.deleteOld(db, new Date(now().getTime() - keptMs), maxPerRun);
}
