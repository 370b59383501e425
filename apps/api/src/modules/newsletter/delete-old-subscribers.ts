import * as newsletter from '@aw/db/newsletter';
import type { Context } from '../../context';

/** After this time, not even the hash of an address that unsubscribed or never confirmed is kept. */
const hashKeptYears = 1;

/** Deletes addresses that nobody confirmed within seven days, and their hashes a year later. */
export async function deleteOldSubscribers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await newsletter.deleteUnconfirmedAddresses(db, now());
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - hashKeptYears);
  await newsletter.deleteOldSubscribers(db, before);
}
