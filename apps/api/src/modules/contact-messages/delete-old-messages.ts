import * as contactMessages from '@aw/db/contact-messages';
import type { Context } from '../../context';

const spamKeptMs = 30 * 24 * 60 * 60 * 1000;
const contentKeptYears = 2;

/** Deletes spam after 30 days, and blanks other messages two years after they were answered or closed. */
export async function deleteOldMessages({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await contactMessages.deleteOldSpam(db, new Date(now().getTime() - spamKeptMs));
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - contentKeptYears);
  await contactMessages.blankOldMessages(db, before, now());
}
