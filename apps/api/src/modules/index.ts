import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { markOwnWrites } from '../server/own-writes';
import { addReaders } from '../server/require-reader';
import { requirePermissions } from '../server/require-schemas';
import { requireUser } from '../server/require-user';
import { addSessions } from '../server/session';
import { requireGranted, requireStaff } from '../server/staff';
import { sessionAiRoutes, sessionMemoryRoutes, staffAiRoutes, visitorAiRoutes } from './ai/ai.routes';
import { publicAuthRoutes, sessionAuthRoutes } from './auth/auth.routes';
import { publicMfaRoutes, sessionMfaRoutes } from './auth/mfa/mfa.routes';
import { publicOidcRoutes } from './auth/oidc/oidc.routes';
import { sessionReviewRoutes } from './cards/cards.routes';
import {
  publicCertificateRoutes,
  sessionCertificateRoutes,
  visitorCertificateRoutes,
} from './certificates/certificates.routes';
import { staffCertificateRoutes } from './certificates/staff.routes';
import { publicContactMessageRoutes } from './contact-messages/messages.routes';
import { staffContactMessageRoutes } from './contact-messages/staff.routes';
import { publicContentRoutes, staffContentRoutes } from './content/content.routes';
import {
  openLibraryRoutes,
  readerLibraryRoutes,
  sessionLibraryRoutes,
  visitorLibraryRoutes,
} from './documents/documents.routes';
import { staffLibraryRoutes } from './documents/staff/staff.routes';
import { sessionExamShieldRoutes, staffExamShieldRoutes } from './exam-shields/exam-shields.routes';
import { publicExpertRoutes, sessionExpertRoutes } from './experts/experts.routes';
import { staffExpertRoutes } from './experts/staff.routes';
import { sessionImageRoutes, staffImageRoutes, visitorImageRoutes } from './images/images.routes';
import { publicMailRoutes, sessionMailRoutes } from './mail/mail.routes';
import { registerMailbox } from './mail/mailbox.routes';
import { sessionModerationRoutes, staffModerationRoutes } from './moderation/moderation.routes';
import { publicNewsletterRoutes } from './newsletter/newsletter.routes';
import { staffNewsletterRoutes } from './newsletter/staff.routes';
import { sessionNotificationRoutes } from './notifications/notifications.routes';
import { publicOrderRoutes, sessionOrderRoutes } from './orders/customer/customer.routes';
import { publicOrderDraftRoutes, sessionOrderDraftRoutes } from './orders/drafts/order-drafts.routes';
import { sessionOrderDocumentRoutes, staffOrderDocumentRoutes } from './orders/files/order-files.routes';
import { staffOrderRoutes } from './orders/staff/staff.routes';
import { staffDisputeRoutes } from './payments/disputes/disputes.routes';
import { sessionPaymentRoutes, staffPaymentRoutes, webhookRoutes } from './payments/payments.routes';
import { staffRefundRoutes } from './payments/refunds/refunds.routes';
import { sessionPrivacyRoutes } from './privacy/privacy.routes';
import { sessionAnswerRoutes, sessionClaimRoutes, staffAnswerRoutes } from './questions/answering.routes';
import {
  openQuestionRoutes,
  publicQuestionRoutes,
  sessionQuestionRoutes,
  staffQuestionRoutes,
  visitorQuestionRoutes,
} from './questions/questions.routes';
import { staffQuizRoutes } from './quizzes/authoring/quiz-authoring.routes';
import { quizGenerationRoutes } from './quizzes/generation/quiz-generation.routes';
import { publicQuizRoutes, sessionQuizRoutes } from './quizzes/quizzes.routes';
import { publicSchoolRoutes, sessionSchoolRoutes } from './schools/schools.routes';
import { staffSchoolRoutes } from './schools/staff.routes';
import { publicStaffRoutes, staffRoutes } from './staff/staff.routes';
import { staffTotpRoutes } from './staff/staff-totp.routes';
import { staffUserRoutes } from './staff/staff-users.routes';
import { systemRoutes } from './system/system.routes';
import { publicAccountRoutes, sessionAccountRoutes } from './users/account.routes';
import { sessionPolicyRoutes } from './users/policies/policies.routes';
import { sessionSettingsRoutes } from './users/settings/settings.routes';
import { usersAdminRoutes } from './users/staff/users-staff.routes';

/** Registers every route in its scope: where a route stands decides who may call it. */
export async function registerFeatures(
  app: FastifyInstance,
  ctx: Context,
  isDraining: () => boolean,
): Promise<void> {
  await app.register(async (open) => openRoutes(open, ctx, isDraining));
  await app.register((readers) => readerRoutes(readers, ctx));
  await app.register((browsers) => browserRoutes(browsers, ctx));
  await app.register(async (webhooks) => webhookRoutes(webhooks, ctx));
  await app.register((staff) => staffScope(staff, ctx));
}

/** What staff call: they decide by what they read, and their console is on another origin, where no cookie is kept. */
async function staffScope(staff: FastifyInstance, base: Context): Promise<void> {
  const ctx = { ...base, readDb: base.cacheDb };
  staff.decorateRequest('staff');
  requirePermissions(staff);
  staff.addHook('onRequest', async (request) => requireStaff(ctx, request));
  staff.addHook('onRequest', requireGranted);
  staffRoutes(staff, ctx);
  staffUserRoutes(staff, ctx);
  staffTotpRoutes(staff, ctx);
  staffLibraryRoutes(staff, ctx);
  staffContactMessageRoutes(staff, ctx);
  staffNewsletterRoutes(staff, ctx);
  staffOrderDocumentRoutes(staff, ctx);
  staffOrderRoutes(staff, ctx);
  staffPaymentRoutes(staff, ctx);
  staffRefundRoutes(staff, ctx);
  staffDisputeRoutes(staff, ctx);
  usersAdminRoutes(staff, ctx);
  staffCertificateRoutes(staff, ctx);
  staffQuestionRoutes(staff, ctx);
  staffAnswerRoutes(staff, ctx);
  staffImageRoutes(staff, ctx);
  staffModerationRoutes(staff, ctx);
  staffExpertRoutes(staff, ctx);
  staffQuizRoutes(staff, ctx);
  staffSchoolRoutes(staff, ctx);
  staffExamShieldRoutes(staff, ctx);
  staffContentRoutes(staff, ctx);
  staffAiRoutes(staff, ctx);
}

/** What is the same for everybody: no session is looked at, and what is kept of it is read from the primary. */
function openRoutes(app: FastifyInstance, base: Context, isDraining: () => boolean): void {
  const ctx = { ...base, readDb: base.cacheDb };
  systemRoutes(app, ctx, isDraining);
  openLibraryRoutes(app, ctx);
  publicOrderDraftRoutes(app, ctx);
  publicQuestionRoutes(app, ctx);
  publicQuizRoutes(app, ctx);
  publicCertificateRoutes(app, ctx);
  publicExpertRoutes(app, ctx);
  publicSchoolRoutes(app, ctx);
  publicContentRoutes(app, ctx);
}

/** What is read most. Who reads is known from the cache; a session is not opened, and so not changed. */
async function readerRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('readerId');
  await app.register(async (visitors) => {
    addReaders(visitors, ctx, { isNeeded: false });
    visitorLibraryRoutes(visitors, ctx);
    visitorQuestionRoutes(visitors, ctx);
    visitorImageRoutes(visitors, ctx);
    visitorCertificateRoutes(visitors, ctx);
    visitorAiRoutes(visitors, ctx);
  });
  await app.register(async (readers) => {
    addReaders(readers, ctx, { isNeeded: true });
    readerLibraryRoutes(readers, ctx);
  });
}

/** What students' browsers call; only here a request has a session. Pages and scripts of the site never touch one. */
async function browserRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await addSessions(app, ctx, { secret: ctx.secret, isSecure: ctx.config.COOKIE_SECURE });
  markOwnWrites(app, ctx);
  await app.register(async (open) => {
    publicAuthRoutes(open, ctx);
    publicMfaRoutes(open, ctx);
    publicOidcRoutes(open, ctx);
    publicMailRoutes(open, ctx);
    publicContactMessageRoutes(open, ctx);
    publicNewsletterRoutes(open, ctx);
    openQuestionRoutes(open, ctx);
    publicOrderRoutes(open, ctx);
    publicAccountRoutes(open, ctx);
    registerMailbox(open, ctx);
    publicStaffRoutes(open, ctx);
  });
  await app.register(async (session) => {
    session.addHook('onRequest', async (request) => requireUser(ctx, request));
    sessionLibraryRoutes(session, ctx);
    sessionAuthRoutes(session, ctx);
    sessionMfaRoutes(session, ctx);
    sessionMailRoutes(session, ctx);
    sessionNotificationRoutes(session, ctx);
    sessionOrderDraftRoutes(session, ctx);
    sessionOrderRoutes(session, ctx);
    sessionOrderDocumentRoutes(session, ctx);
    sessionPaymentRoutes(session, ctx);
    sessionAccountRoutes(session, ctx);
    sessionPrivacyRoutes(session, ctx);
    sessionSettingsRoutes(session, ctx);
    sessionPolicyRoutes(session, ctx);
    sessionQuestionRoutes(session, ctx);
    sessionAnswerRoutes(session, ctx);
    sessionClaimRoutes(session, ctx);
    sessionQuizRoutes(session, ctx);
    quizGenerationRoutes(session, ctx);
    sessionReviewRoutes(session, ctx);
    sessionCertificateRoutes(session, ctx);
    sessionModerationRoutes(session, ctx);
    sessionExamShieldRoutes(session, ctx);
    sessionExpertRoutes(session, ctx);
    sessionImageRoutes(session, ctx);
    sessionSchoolRoutes(session, ctx);
    sessionAiRoutes(session, ctx);
    sessionMemoryRoutes(session, ctx);
  });
}
