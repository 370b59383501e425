import type { MailKind } from '@aw/contracts/users/account';
import type { MailTemplates } from '../../context';
import type { Template } from './rendering/template';

export type MailName = keyof MailTemplates;

type DataOf<K extends MailName> = MailTemplates[K] extends Template<infer Data> ? Data : never;

/** A mail of one kind: its name, and the data that its template needs. */
export type Mail<K extends MailName = MailName> = { [P in K]: { kind: P } & DataOf<P> }[K];

/** Kinds that people can turn off. All others concern security, money or rights. */
const optOuts: Partial<Record<MailName, MailKind>> = {
  welcome: 'welcome',
  reward_earned: 'rewards',
  upload_refused: 'uploads',
  place_decided: 'uploads',
  upload_reviewed: 'uploads',
  upload_too_small: 'uploads',
  question_answered: 'questions',
  question_comment: 'questions',
  question_late: 'questions',
  exam_over: 'questions',
  answer_reminder: 'questions',
  answer_judged: 'questions',
  attempt_closed: 'quizzes',
  quiz_generated: 'quizzes',
  study_material_made: 'quizzes',
  order_progress: 'orders',
  order_message: 'orders',
  post_removed: 'posts',
  post_approved: 'posts',
  post_duplicate: 'posts',
  report_decided: 'reports',
  course_news: 'courses',
};

/** Returns the preference that turns off a mail, or undefined if it is always sent. */
export function optOutOf(name: MailName): MailKind | undefined {
  return optOuts[name];
}
