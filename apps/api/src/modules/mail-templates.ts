import { welcome } from './auth/mails';
import { certificateRevoked } from './certificates/mails';
import { messageReceived, messageReply } from './contact-messages/mails';
import { courseNews } from './course-follows/mails';
import {
  rewardEarned,
  unlockRefunded,
  uploadRefused,
  uploadReviewed,
  uploadTooSmall,
} from './documents/mails';
import { examOver, examShieldEnded } from './exam-shields/mails';
import { expertApproved, expertEnded, expertPaid, expertRefused } from './experts/mails';
import { staffAlert } from './mail/mails';
import { postApproved, postDuplicate, postRemoved, reportDecided } from './moderation/mails';
import { newsletterConfirm, newsletterIssue, newsletterWelcome } from './newsletter/mails';
import { digest } from './notifications/mails';
import { orderLink, orderMessage, orderStep } from './orders/mails/order-mails';
import { erased, erasureScheduled, erasureUndone } from './privacy/mails';
import {
  answerJudged,
  answerReminder,
  followAnswered,
  followConfirm,
  questionAnswered,
  questionComment,
  questionLate,
} from './questions/mails';
import { attemptClosed, quizGenerated, quizRegraded } from './quizzes/mails';
import { savedSearchConfirm, savedSearchFound } from './saved-searches/mails';
import { placeDecided } from './schools/mails';
import { studyMaterialMade } from './study-materials/mails';
import {
  changeEmail,
  emailChangeRequested,
  resetPassword,
  securityNotice,
  suspended,
  suspensionLifted,
  verifyEmail,
} from './users/mails';

/** Templates of all mails, by the names under which mails are stored. Their types are the data that a mail needs. */
export const mailTemplates = {
  course_news: courseNews,
  answer_judged: answerJudged,
  answer_reminder: answerReminder,
  attempt_closed: attemptClosed,
  certificate_revoked: certificateRevoked,
  change_email: changeEmail,
  digest,
  email_change_requested: emailChangeRequested,
  erased,
  erasure_scheduled: erasureScheduled,
  erasure_undone: erasureUndone,
  exam_over: examOver,
  exam_shield_ended: examShieldEnded,
  expert_approved: expertApproved,
  expert_ended: expertEnded,
  expert_paid: expertPaid,
  expert_refused: expertRefused,
  follow_answered: followAnswered,
  follow_confirm: followConfirm,
  message_received: messageReceived,
  message_reply: messageReply,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
  newsletter_welcome: newsletterWelcome,
  order_link: orderLink,
  order_message: orderMessage,
  order_progress: orderStep,
  order_step: orderStep,
  place_decided: placeDecided,
  post_approved: postApproved,
  post_duplicate: postDuplicate,
  post_removed: postRemoved,
  question_answered: questionAnswered,
  question_comment: questionComment,
  question_late: questionLate,
  quiz_generated: quizGenerated,
  quiz_regraded: quizRegraded,
  report_decided: reportDecided,
  reset_password: resetPassword,
  reward_earned: rewardEarned,
  saved_search_confirm: savedSearchConfirm,
  saved_search_found: savedSearchFound,
  security_notice: securityNotice,
  staff_alert: staffAlert,
  study_material_made: studyMaterialMade,
  suspended,
  suspension_lifted: suspensionLifted,
  unlock_refunded: unlockRefunded,
  upload_refused: uploadRefused,
  upload_reviewed: uploadReviewed,
  upload_too_small: uploadTooSmall,
  verify_email: verifyEmail,
  welcome,
};

export type MailTemplates = typeof mailTemplates;
