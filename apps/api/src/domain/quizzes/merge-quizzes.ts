import { type Database, findAttempt, lockEarlierOfOpen, replaceDoubleCertificates } from '@aw/db';
import { closeAttempt } from './close-attempt';

/**
 * Makes room for one person where two were: of two open attempts at a quiz the earlier one is closed by what it has, and of
 * two certificates for it the better one stands. The caller holds both people, and moves the rows afterwards.
 */
export async function mergeQuizzes(trx: Database, from: string, into: string): Promise<void> {
  const now = new Date();
  for (const { id, user_id: userId } of await lockEarlierOfOpen(trx, from, into)) {
    const attempt = await findAttempt(trx, { id, userId });
    if (attempt) await closeAttempt(trx, attempt, { endedBy: 'merged', now });
  }
  await replaceDoubleCertificates(trx, { from, into, now });
}
