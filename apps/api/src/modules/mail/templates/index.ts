import type { MailName } from '../mail';
import {
  changeEmail,
  emailChangeRequested,
  resetPassword,
  securityNotice,
  verifyEmail,
  welcome,
} from './account';
import { messageReceived, messageReply } from './contact-messages';
import { digest } from './digest';
import { erased, erasureScheduled, erasureUndone } from './erasure';
import { expertApproved, expertEnded, expertPaid, expertRefused } from './experts';
import { rewardEarned, unlockRefunded, uploadRefused, uploadReviewed, uploadTooSmall } from './library';
import { postApproved, postDuplicate, postRemoved, reportDecided } from './moderation';
import { newsletterConfirm, newsletterIssue, newsletterWelcome } from './newsletter';
import { orderLink } from './orders/order-link';
import { orderMessage } from './orders/order-message';
import { orderStep } from './orders/order-step';
import {
  answerJudged,
  answerReminder,
  examOver,
  examShieldEnded,
  followAnswered,
  followConfirm,
  questionAnswered,
  questionComment,
  questionLate,
} from './questions';
import { attemptClosed, certificateRevoked, quizGenerated, quizRegraded } from './quizzes';
import { staffAlert } from './staff-alert';
import { suspended, suspensionLifted } from './suspension';
import type { Template } from './template';

/** The template of each kind of mail. */
export const templates: { [K in MailName]: Template<K> } = {
  answer_judged: answerJudged,
  exam_over: examOver,
  exam_shield_ended: examShieldEnded,
  answer_reminder: answerReminder,
  attempt_closed: attemptClosed,
  quiz_generated: quizGenerated,
  certificate_revoked: certificateRevoked,
  quiz_regraded: quizRegraded,
  follow_answered: followAnswered,
  follow_confirm: followConfirm,
  question_answered: questionAnswered,
  question_comment: questionComment,
  question_late: questionLate,
  change_email: changeEmail,
  digest,
  email_change_requested: emailChangeRequested,
  erased,
  erasure_scheduled: erasureScheduled,
  erasure_undone: erasureUndone,
  expert_approved: expertApproved,
  expert_ended: expertEnded,
  expert_paid: expertPaid,
  expert_refused: expertRefused,
  message_received: messageReceived,
  message_reply: messageReply,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
  newsletter_welcome: newsletterWelcome,
  order_link: orderLink,
  order_message: orderMessage,
  order_progress: orderStep,
  order_step: orderStep,
  post_approved: postApproved,
  post_duplicate: postDuplicate,
  post_removed: postRemoved,
  report_decided: reportDecided,
  reset_password: resetPassword,
  reward_earned: rewardEarned,
  security_notice: securityNotice,
  staff_alert: staffAlert,
  suspended,
  suspension_lifted: suspensionLifted,
  unlock_refunded: unlockRefunded,
  upload_refused: uploadRefused,
  upload_reviewed: uploadReviewed,
  upload_too_small: uploadTooSmall,
  verify_email: verifyEmail,
  welcome,
};
