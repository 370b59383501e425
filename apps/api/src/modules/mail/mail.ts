import type { MailKind } from '@aw/contracts/account/public';
import type { WaitReason } from '@aw/contracts/documents/shapes';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import type { OrderFacts, StepFacts } from './order-mail';

/** A form's message, or the answer to one. */
type MessageFacts = { reference: string; subject: string; body: string };

/** Right answers out of how many, and of a hundred. */
type Figures = { score: number; total: number; percentage: number };

/** News about whether a document counts; `lost` is what undoing a decision took back. */
export type ReviewNews =
  | { outcome: 'waiting'; reason: WaitReason; lost?: { points: number; credits: number } }
  | { outcome: 'counted' }
  | { outcome: 'not_counted'; note: string };

/** News about an account's security: a short subject, such as "Your password was changed", and whole sentences. */
export type SecurityNotice = { subject: string; what: string };

/** What each kind of email is about. */
type About = {
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
  /** To who had paid for a document that nobody may open any more. */
  unlock_refunded: { title: string };
  /** To the asker and to those who follow the question. */
  question_answered: { title: string; questionId: number };
  /** To the asker, and to the experts who answered. */
  question_comment: { title: string; questionId: number; body: string };
  /** `returned` is what was given back because the promise was not kept. */
  question_late: { title: string; questionId: number; returned: 'free' | 'credit' };
  /** To the asker of a question that was held because it matched an exam, once that is over or ended early. */
  exam_over: { title: string; questionId: number };
  /** To the educator whose exam shield staff have ended. */
  exam_shield_ended: { label: string; reason: string };
  /** To the asker who has accepted no answer for three days; once. */
  answer_reminder: { title: string; questionId: number };
  /** To the expert; `what` says what happened to their answer. */
  answer_judged: { title: string; questionId: number; what: 'accepted' | 'verified' | 'scored' };
  /** To an address without an account that wants to follow a question. */
  follow_confirm: { title: string; link: string; days: number };
  follow_answered: { title: string; questionId: number };
  /** To the author of what staff took off the site; `canAppeal` where `link` leads to the form for it. */
  post_removed: { noun: string; title: string; reason: string; link: string; canAppeal: boolean };
  /** To the author of what waited for a look or was removed, once it stands on the site. */
  post_approved: { noun: string; title: string; link: string; isBack: boolean };
  /** To the asker of a question that repeats another one, to which `link` leads. */
  post_duplicate: { title: string; original: string; link: string };
  /** To who reported something, for which reason. */
  report_decided: {
    noun: string;
    outcome: CaseOutcome;
    reason: string;
    reportedAt: Date;
    link: string;
  };
  /** `isFurther` for subjects that an expert asked for besides. */
  expert_approved: { subjects: readonly string[]; isFurther: boolean; reason: string | null };
  expert_refused: { reason: string; staysExpert: boolean };
  expert_ended: { reason: string | null };
  expert_paid: { amountMinor: number; currency: string; reference: string };
  /** To the taker of a quiz whose time ran out while nobody looked; `title` is the quiz’s. */
  attempt_closed: { title: string; quizId: number; attemptId: string; percentage: number; passed: boolean };
  /** To who left while a quiz was made for them; without an id it came to nothing. */
  quiz_generated: { subject: string; quizId: number | null; questions: number; wanted: number };
  /** `title` is the quiz’s. */
  certificate_revoked: { title: string; reason: string; certificateId: string };
  /** `title` is the quiz’s, `note` what was corrected; `standing` says what became of the pass. */
  quiz_regraded: {
    title: string;
    note: string;
    before: Figures;
    after: Figures;
    standing: 'gained' | 'lost' | 'passed' | 'failed';
    link: string;
  };
  /** A step of an order that is about money, rights or a delivery, to the address that was given with it. */
  order_step: StepFacts;
  /** A step that is only good to know. */
  order_progress: StepFacts;
  /** Words of the writer or of support, who are called `name`. */
  order_message: OrderFacts & { from: 'writer' | 'support'; name: string; body: string };
  /** What was not mailed at once, once a day; `link` is a path on the site. */
  digest: { items: { title: string; link: string }[]; more: number };
  /** The way to an order once more. */
  order_link: { orderId: string; link: string };
  /** To our own support address: what somebody wrote in a form; `link` leads into the console. */
  message_received: MessageFacts & {
    name: string;
    email: string;
    kindName: string;
    about: string | null;
    link: string;
  };
  /** Support's answer to it. */
  message_reply: MessageFacts;
  newsletter_confirm: { link: string; days: number };
  newsletter_welcome: object;
  newsletter_issue: { subject: string; body: string };
  /** To our own support address; `link` leads into the console. */
  staff_alert: { subject: string; what: string; link: string };
};

export type MailName = keyof About;
export type Mail<K extends MailName = MailName> = { [P in K]: { kind: P } & About[P] }[K];

/** The kinds that people can turn off; all others are about their security, their money or their rights. */
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

/** The preference that turns this mail off; undefined for one that is always sent. */
export function optOutOf(name: MailName): MailKind | undefined {
  return optOuts[name];
}
