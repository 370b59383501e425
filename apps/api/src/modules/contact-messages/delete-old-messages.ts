import * as contactMessages from '@aw/db/contact-messages';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';

const spamKeptMs = 30 * dayMs;
const contentKeptYears = 2;

/** Deletes spam after 30 days, and blanks other messages two years after they were answered or closed. */
export async function deleteOldMessages({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await contactMessages.deleteOldSpam(db, new Date(now().getTime() - spamKeptMs));
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - contentKeptYears);
  await contactMessages.blankOld(db, before, now());
}
