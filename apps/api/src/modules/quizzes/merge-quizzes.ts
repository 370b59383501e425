import type { Database } from '@aw/db';
import * as cards from '@aw/db/cards';
import * as certificates from '@aw/db/certificates';
import * as quizzes from '@aw/db/quizzes';
import { closeAttempt } from './close-attempt';

/**
 * Prepares the quizzes of two people for a merge: closes the earlier of two open attempts at a quiz, keeps the better of two
 * certificates, notes on certificates which keys the other person had seen, and moves review cards. The caller has locked
 * both people and moves the other rows afterwards.
 */
export async function mergeQuizzes(db: Database, from: string, into: string): Promise<void> {
  const now = new Date();
  for (const { id, user_id: userId } of await quizzes.lockEarlierOpenAttempts(db, from, into)) {
    const attempt = await quizzes.findAttempt(db, { id, userId });
    if (attempt) await closeAttempt(db, attempt, { endedBy: 'merged', now });
  }
  await certificates.replaceDuplicates(db, { from, into, now });
  await certificates.markKeysShownElsewhere(db, { users: [from, into] });
  await cards.move(db, from, into);
}
