import { earliestExamDays, longestExamDays } from '@aw/contracts/exam-shields/public';
import { invalidRequest } from '../../errors/feature-error';

const dayMs = 24 * 60 * 60 * 1000;

/** The window of an exam that is registered at a moment; throws 400 where it is over, too long or too far away. */
export function readWindow(form: { startsAt: string; endsAt: string }, now: Date) {
  const [startsAt, endsAt] = [new Date(form.startsAt), new Date(form.endsAt)];
  if (endsAt <= startsAt) throw invalidRequest('Please let the exam end after it begins.', 'endsAt');
  if (endsAt <= now) throw invalidRequest('This is over already. Please give an end to come.', 'endsAt');
  if (endsAt.getTime() - startsAt.getTime() > longestExamDays * dayMs)
    throw invalidRequest(`Please keep the exam to ${longestExamDays} days.`, 'endsAt');
  if (startsAt.getTime() - now.getTime() > earliestExamDays * dayMs)
    throw invalidRequest(
      `An exam can be protected ${earliestExamDays} days ahead. Please come back nearer to it.`,
      'startsAt',
    );
  return { startsAt, endsAt };
}
