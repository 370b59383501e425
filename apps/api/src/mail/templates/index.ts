import type { MailName } from '../mail';
import { changeEmail } from './change-email';
import { messageReceived } from './contact-messages/message-received';
import { messageReply } from './contact-messages/message-reply';
import { emailChangeRequested } from './email-change-requested';
import { erased } from './erased';
import { erasureScheduled } from './erasure-scheduled';
import { erasureUndone } from './erasure-undone';
import { newsletterConfirm } from './newsletter/newsletter-confirm';
import { newsletterIssue } from './newsletter/newsletter-issue';
import { newsletterWelcome } from './newsletter/newsletter-welcome';
import { orderLink } from './orders/order-link';
import { orderMessage } from './orders/order-message';
import { orderStep } from './orders/order-step';
import { resetPassword } from './reset-password';
import { rewardEarned } from './reward-earned';
import { securityNotice } from './security-notice';
import { staffAlert } from './staff-alert';
import { suspended } from './suspended';
import { suspensionLifted } from './suspension-lifted';
import type { Template } from './template';
import { unlockRefunded } from './unlock-refunded';
import { uploadRefused } from './upload-refused';
import { verifyEmail } from './verify-email';
import { welcome } from './welcome';

/** The template of each kind of mail. */
export const templates: { [K in MailName]: Template<K> } = {
  change_email: changeEmail,
  email_change_requested: emailChangeRequested,
  erased,
  erasure_scheduled: erasureScheduled,
  erasure_undone: erasureUndone,
  message_received: messageReceived,
  message_reply: messageReply,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
  newsletter_welcome: newsletterWelcome,
  order_link: orderLink,
  order_message: orderMessage,
  order_progress: orderStep,
  order_step: orderStep,
  reset_password: resetPassword,
  reward_earned: rewardEarned,
  security_notice: securityNotice,
  staff_alert: staffAlert,
  suspended,
  suspension_lifted: suspensionLifted,
  unlock_refunded: unlockRefunded,
  upload_refused: uploadRefused,
  verify_email: verifyEmail,
  welcome,
};
