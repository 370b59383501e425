import {
  type Database,
  findAttempt,
  lockEarlierOfOpen,
  moveReviewCards,
  noteKeysShownElsewhere,
  replaceDoubleCertificates,
} from '@aw/db';
import { closeAttempt } from './close-attempt';

/**
 * Makes room for one person where two were: of two open attempts at a quiz the earlier one is closed by what it has, of two
 * certificates for it the better one stands, certificates of either say which keys quizzes of the other had shown, and cards
 * to review are moved. The caller holds both people, and moves the other rows afterwards.
 */
export async function mergeQuizzes(db: Database, from: string, into: string): Promise<void> {
  const now = new Date();
  for (const { id, user_id: userId } of await lockEarlierOfOpen(db, from, into)) {
    const attempt = await findAttempt(db, { id, userId });
    if (attempt) await closeAttempt(db, attempt, { endedBy: 'merged', now });
  }
  await replaceDoubleCertificates(db, { from, into, now });
  await noteKeysShownElsewhere(db, { users: [from, into] });
  await moveReviewCards(db, from, into);
}
