import type { WaitReason } from '@aw/contracts/documents/shapes';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import type { MailKind } from '@aw/contracts/users/account';
import type { OrderFacts, StepFacts } from './order-mail';

/** A message from a form, or the answer to one. */
type MessageFacts = { reference: string; subject: string; body: string };

/** Number of correct answers, number of questions, and the result in percent. */
type Figures = { score: number; total: number; percentage: number };

/** News about whether a document counts; `lost` is what undoing a decision took back. */
export type ReviewNews =
  | { outcome: 'waiting'; reason: WaitReason; lost?: { points: number; credits: number } }
  | { outcome: 'counted' }
  | { outcome: 'not_counted'; note: string };

/** News about an account's security: a short subject, such as "Your password was changed", and whole sentences. */
export type SecurityNotice = { subject: string; what: string };

/** Content of each kind of mail. */
type Contents = {
  verify_email: { link: string; hours: number };
  /** To the new address. */
  change_email: { link: string; hours: number };
  /** To the old address. */
  email_change_requested: { newEmail: string };
  reset_password: { link: string; minutes: number };
  security_notice: SecurityNotice & { at: Date };
  erasure_scheduled: { eraseAfter: Date; link: string };
  erasure_undone: object;
  erased: object;
  suspended: { reason: string };
  suspension_lifted: object;
  welcome: { hasCredit: boolean };
  reward_earned: { title: string; points: number };
  /** Refused by the checks, or removed for cause with what it had earned; `link` leads to the appeal. */
  upload_refused: { title: string; reason: string; link: string; lost?: { points: number; credits: number } };
  /** To the uploader of a published document, about whether it counts; the promise is in working days. */
  upload_reviewed: { title: string; link: string; workingDays: number; news: ReviewNews };
  /** To the uploader of a document in the library; numbers of the pages whose letters are too small to read. */
  upload_too_small: { title: string; pages: number[]; link: string };
  /** To the people who unlocked a document that was removed. */
  unlock_refunded: { title: string };
  /** To the asker and the followers of the question. */
  question_answered: { title: string; questionId: number };
  /** To the asker, and to the experts who answered. */
  question_comment: { title: string; questionId: number; body: string };
  /** `returned` is the refund for the late answer. */
  question_late: { title: string; questionId: number; returned: 'free' | 'credit' };
  /** To the asker of a question that matched an exam and is published now. */
  exam_over: { title: string; questionId: number };
  /** To the educator whose exam shield staff have ended. */
  exam_shield_ended: { label: string; reason: string };
  /** To an asker who has not accepted an answer for three days; sent once. */
  answer_reminder: { title: string; questionId: number };
  /** To the expert; `what` is what happened to their answer. */
  answer_judged: { title: string; questionId: number; what: 'accepted' | 'verified' | 'scored' };
  /** To an address without an account that wants to follow a question. */
  follow_confirm: { title: string; link: string; days: number };
  follow_answered: { title: string; questionId: number };
  /** To the author of a post that staff removed; `canAppeal` if `link` leads to the form for appeals. */
  post_removed: { noun: string; title: string; reason: string; link: string; canAppeal: boolean };
  /** To the author of a post that was approved after a review, or restored. */
  post_approved: { noun: string; title: string; link: string; isBack: boolean };
  /** To the asker of a duplicate question; `link` leads to the original. */
  post_duplicate: { title: string; original: string; link: string };
  /** To the reporter. */
  report_decided: {
    noun: string;
    outcome: CaseOutcome;
    reason: string;
    reportedAt: Date;
    link: string;
  };
  /** `isFurther` if the person was an expert already and requested further subjects. */
  expert_approved: { subjects: readonly string[]; isFurther: boolean; reason: string | null };
  expert_refused: { reason: string; staysExpert: boolean };
  expert_ended: { reason: string | null };
  expert_paid: { amountMinor: number; currency: string; reference: string };
  /** To the taker of a quiz whose time ran out after they left; `title` is the quiz’s. */
  attempt_closed: { title: string; quizId: number; attemptId: string; percentage: number; passed: boolean };
  /** To a person who left while a quiz was generated; `quizId` is null if that failed. */
  quiz_generated: { subject: string; quizId: number | null; questions: number; wanted: number };
  /** `title` is the quiz’s. */
  certificate_revoked: { title: string; reason: string; certificateId: string };
  /** `title` is the quiz’s, `note` describes the correction, and `standing` is its effect on passing. */
  quiz_regraded: {
    title: string;
    note: string;
    before: Figures;
    after: Figures;
    standing: 'gained' | 'lost' | 'passed' | 'failed';
    link: string;
  };
  /** To the address given with an order: a step that concerns money, rights or a delivery. */
  order_step: StepFacts;
  /** To the same address: a step that is only for information. */
  order_progress: StepFacts;
  /** A message from the writer or from support; `name` is the sender's. */
  order_message: OrderFacts & { from: 'writer' | 'support'; name: string; body: string };
  /** Notifications that were not mailed at once, once a day; `link` is a path on the site. */
  digest: { items: { title: string; link: string }[]; more: number };
  /** The requested link to an order. */
  order_link: { orderId: string; link: string };
  /** To our own support address: a message from a form; `link` leads to the console. */
  message_received: MessageFacts & {
    name: string;
    email: string;
    kindName: string;
    about: string | null;
    link: string;
  };
  /** Support's answer to a message. */
  message_reply: MessageFacts;
  newsletter_confirm: { link: string; days: number };
  newsletter_welcome: object;
  newsletter_issue: { subject: string; body: string };
  /** To our own support address; `link` leads to the console. */
  staff_alert: { subject: string; what: string; link: string };
};

export type MailName = keyof Contents;
export type Mail<K extends MailName = MailName> = { [P in K]: { kind: P } & Contents[P] }[K];

/** Kinds that people can turn off. All others concern security, money or rights. */
const optOuts: Partial<Record<MailName, MailKind>> = {
  welcome: 'welcome',
  reward_earned: 'rewards',
  upload_refused: 'uploads',
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
  order_progress: 'orders',
  order_message: 'orders',
  post_removed: 'posts',
  post_approved: 'posts',
  post_duplicate: 'posts',
  report_decided: 'reports',
};

/** Returns the preference that turns off a mail, or undefined if it is always sent. */
export function optOutOf(name: MailName): MailKind | undefined {
  return optOuts[name];
}
