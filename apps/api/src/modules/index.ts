import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { createSlotCounter } from '../server/events/slot-counter';
import { routes } from '../server/routes';
import { addScopes } from '../server/scopes';
import { aiRoutes } from './ai/routes';
import { auditRoutes } from './audit/routes';
import { mfaRoutes } from './auth/mfa/routes';
import { openProvider } from './auth/oidc/open-provider';
import { oidcRoutes } from './auth/oidc/routes';
import { authRoutes } from './auth/routes';
import { cardRoutes } from './cards/routes';
import { certificateRoutes } from './certificates/routes';
import { contactMessageRoutes } from './contact-messages/routes';
import { contentRoutes } from './content/routes';
import { courseFollowRoutes } from './course-follows/routes';
import { courseRoutes } from './courses/routes';
import { documentRoutes } from './documents/routes';
import { createNewestDocuments } from './documents/search/newest-documents';
import { createRelatedDocuments } from './documents/search/related-documents';
import { examShieldRoutes } from './exam-shields/routes';
import { expertRoutes } from './experts/routes';
import { imageRoutes } from './images/routes';
import { jurisdictionRoutes } from './jurisdictions/routes';
import { libraryRoutes } from './library/routes';
import { addMailbox } from './mail/mailbox.routes';
import { mailRoutes } from './mail/routes';
import { moderatedKinds } from './moderated-kinds';
import { moderationRoutes } from './moderation/routes';
import { newsletterRoutes } from './newsletter/routes';
import { notificationRoutes } from './notifications/routes';
import { orderRoutes } from './orders/routes';
import { paymentRoutes } from './payments/routes';
import { privacyRoutes } from './privacy/routes';
import { questionRoutes } from './questions/routes';
import { quizRoutes } from './quizzes/routes';
import { savedSearchRoutes } from './saved-searches/routes';
import { schoolRoutes } from './schools/routes';
import { siteSearchRoutes } from './site-search/routes';
import { staffRoutes } from './staff/routes';
import { studyMaterialRoutes } from './study-materials/routes';
import { systemRoutes } from './system/routes';
import { siteFiguresOf } from './system/site-figures';
import { userRoutes } from './users/routes';
import { missedSearchRoutes } from './words/missed-searches/routes';
import { synonymRoutes } from './words/synonyms/routes';

/** Adds the routes of every module. What a module needs of modules that import it is passed in here. */
export async function addModules(
  app: FastifyInstance,
  ctx: Context,
  isDraining: () => boolean,
): Promise<void> {
  const all = routes(
    aiRoutes,
    auditRoutes,
    authRoutes,
    cardRoutes,
    certificateRoutes,
    contactMessageRoutes,
    contentRoutes,
    courseFollowRoutes,
    courseRoutes,
    documentRoutes(createNewestDocuments(ctx), createRelatedDocuments(ctx)),
    examShieldRoutes,
    expertRoutes,
    imageRoutes(createSlotCounter()),
    libraryRoutes,
    jurisdictionRoutes,
    mailRoutes,
    mfaRoutes,
    missedSearchRoutes,
    moderationRoutes(moderatedKinds),
    newsletterRoutes,
    notificationRoutes,
    oidcRoutes(openProvider(ctx.config)),
    orderRoutes,
    paymentRoutes,
    privacyRoutes,
    questionRoutes,
    quizRoutes,
    savedSearchRoutes,
    schoolRoutes,
    siteSearchRoutes,
    staffRoutes,
    studyMaterialRoutes,
    synonymRoutes,
    systemRoutes({ isDraining, getFigures: siteFiguresOf({ ...ctx, readDb: ctx.cacheDb }) }),
    userRoutes,
  );
  addMailbox(app, ctx);
  await addScopes(app, ctx, all);
}
