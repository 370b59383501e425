import { blankOldMessages, deleteForgottenSubscribers, deleteOldSpam, forgetUnconfirmed } from '@aw/db';
import type { Context } from '../context';

const dayMs = 24 * 60 * 60 * 1000;
const spamDays = 30;
const answeredMonths = 24;
/** After which not even the hash of an address that left, or never answered, is kept. */
const forgottenMonths = 12;

/** Deletes what people wrote when it is over: spam after 30 days, the rest two years after it was answered or closed. */
export async function forgetMessages({ db, now }: Context): Promise<void> {
  await deleteOldSpam(db, new Date(now().getTime() - spamDays * dayMs));
  await blankOldMessages(db, monthsBefore(now(), answeredMonths), now());
}

/** Deletes addresses that nobody confirmed within their seven days, and a year later that they were ever asked for. */
export async function forgetSubscribers({ db, now }: Context): Promise<void> {
  await forgetUnconfirmed(db, now());
  await deleteForgottenSubscribers(db, monthsBefore(now(), forgottenMonths));
}

function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
