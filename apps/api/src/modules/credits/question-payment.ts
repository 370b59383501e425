import type { Database } from '@aw/db';
import * as credits from '@aw/db/credits';
import * as questions from '@aw/db/questions';
import { freeQuestions, questionPrice } from '@aw/pricing';
import { FeatureError } from '../../errors/feature-error';

const noCredits = () =>
  new FeatureError(
    402,
    'credits.none',
    `You have used your ${freeQuestions} free questions, and you have no unlock credit for another one. Your question was not posted, and we keep what you wrote. Upload your own documents to earn credits.`,
  );

/**
 * Returns how a person pays for their next question. The caller holds the lock of the person's row.
 *
 * @throws 402 `credits.none` without free questions and credits.
 */
export async function payForQuestion(db: Database, userId: string): Promise<'free' | 'credit'> {
  if ((await questions.countFree(db, userId)) < freeQuestions) return 'free';
  if ((await credits.sumCredits(db, userId)) < questionPrice) throw noCredits();
  return 'credit';
}

/** Charges the credit of a question that was just stored. */
export async function takeQuestionCredit(
  db: Database,
  userId: string,
  question: { id: number; paid_with: 'free' | 'credit' },
): Promise<void> {
  if (question.paid_with === 'free') return;
  const source = `question:${question.id}`;
  await credits.insertCreditEntry(db, { userId, delta: -questionPrice, reason: 'question', source });
}

type PaidQuestion = { id: number; asker_id: string; paid_with: string };

/**
 * Returns the price of a question to its asker and says what it was; null if it was returned before. The caller holds the
 * locks of the person and the question.
 */
export async function returnQuestionPayment(
  db: Database,
  question: PaidQuestion,
): Promise<'free' | 'credit' | null> {
  const { id, asker_id: userId, paid_with: paidWith } = question;
  if (paidWith !== 'free' && paidWith !== 'credit') return null;
  await questions.update(db, id, { paid_with: 'returned' });
  if (paidWith === 'credit') {
    const source = `question_refund:${id}`;
    await credits.insertCreditEntry(db, { userId, delta: questionPrice, reason: 'question_refund', source });
  }
  return paidWith;
}
