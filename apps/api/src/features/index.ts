import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { requirePerson } from '../server/require-person';
import { requirePermissions } from '../server/require-schemas';
import { addSessions } from '../server/session';
import { requireGranted, requireStaff } from '../server/staff';
import { libraryDeskRoutes } from './library/desk.routes';
import { publicLibraryRoutes, sessionLibraryRoutes } from './library/library.routes';
import { publicMailRoutes, sessionMailRoutes } from './mail/mail.routes';
import { registerMailbox } from './mail/mailbox.routes';
import { messageDeskRoutes } from './messages/desk.routes';
import { publicMessageRoutes } from './messages/messages.routes';
import { newsletterDeskRoutes } from './newsletter/desk.routes';
import { publicNewsletterRoutes } from './newsletter/newsletter.routes';
import { orderDeskRoutes } from './orders/desk.routes';
import { orderFileRoutes, publicOrderRoutes, sessionOrderRoutes } from './orders/orders.routes';
import { paperDeskRoutes, sessionPaperRoutes } from './orders/papers.routes';
import { paymentDeskRoutes, paymentNoticeRoutes, sessionPaymentRoutes } from './orders/payments.routes';
import { peopleDeskRoutes } from './people/desk/desk.routes';
import { publicEntryRoutes, sessionEntryRoutes } from './people/entry/entry.routes';
import { publicFactorRoutes, sessionFactorRoutes } from './people/factors/factors.routes';
import { publicOidcRoutes } from './people/oidc/oidc.routes';
import { publicPeopleRoutes, sessionPeopleRoutes } from './people/people.routes';
import { sessionPrivacyRoutes } from './people/privacy/privacy.routes';
import { sessionSettingsRoutes } from './people/settings/settings.routes';
import {
  publicQuestionRoutes,
  sessionQuestionRoutes,
  staffQuestionRoutes,
} from './questions/questions.routes';
import { schoolDeskRoutes } from './schools/desk.routes';
import { publicSchoolRoutes, sessionSchoolRoutes } from './schools/schools.routes';
import { memberRoutes } from './staff/members.routes';
import { publicStaffRoutes, staffRoutes } from './staff/staff.routes';
import { staffTotpRoutes } from './staff/staff-totp.routes';
import { systemRoutes } from './system/system.routes';
import { publicTextRoutes, textDeskRoutes } from './texts/texts.routes';

/** Registers every route in its scope: where a route stands decides who may call it. */
export async function registerFeatures(
  app: FastifyInstance,
  ctx: Context,
  isDraining: () => boolean,
): Promise<void> {
  systemRoutes(app, ctx, isDraining);
  await app.register((people) => peopleRoutes(people, ctx));
  await app.register(async (notices) => paymentNoticeRoutes(notices, ctx));
  await app.register(async (staff) => {
    staff.decorateRequest('staff');
    requirePermissions(staff);
    staff.addHook('onRequest', async (request) => requireStaff(ctx, request));
    staff.addHook('onRequest', requireGranted);
    staffRoutes(staff, ctx);
    memberRoutes(staff, ctx);
    staffTotpRoutes(staff, ctx);
    libraryDeskRoutes(staff, ctx);
    messageDeskRoutes(staff, ctx);
    newsletterDeskRoutes(staff, ctx);
    paperDeskRoutes(staff, ctx);
    orderDeskRoutes(staff, ctx);
    paymentDeskRoutes(staff, ctx);
    peopleDeskRoutes(staff, ctx);
    staffQuestionRoutes(staff, ctx);
    schoolDeskRoutes(staff, ctx);
    textDeskRoutes(staff, ctx);
  });
}

/** What students' browsers call; only here a request has a session. Pages and scripts of the site never touch one. */
async function peopleRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await addSessions(app, ctx.db, { secret: ctx.secret, isSecure: ctx.config.COOKIE_SECURE });
  await app.register(async (open) => {
    publicLibraryRoutes(open, ctx);
    publicEntryRoutes(open, ctx);
    publicFactorRoutes(open, ctx);
    publicOidcRoutes(open, ctx);
    publicMailRoutes(open, ctx);
    publicMessageRoutes(open, ctx);
    publicNewsletterRoutes(open, ctx);
    publicOrderRoutes(open, ctx);
    publicPeopleRoutes(open, ctx);
    registerMailbox(open, ctx);
    publicQuestionRoutes(open, ctx);
    publicSchoolRoutes(open, ctx);
    publicStaffRoutes(open, ctx);
    publicTextRoutes(open, ctx);
  });
  await app.register(async (session) => {
    session.addHook('onRequest', async (request) => requirePerson(ctx, request));
    sessionLibraryRoutes(session, ctx);
    sessionEntryRoutes(session, ctx);
    sessionFactorRoutes(session, ctx);
    sessionMailRoutes(session, ctx);
    sessionPaperRoutes(session, ctx);
    sessionOrderRoutes(session, ctx);
    orderFileRoutes(session, ctx);
    sessionPaymentRoutes(session, ctx);
    sessionPeopleRoutes(session, ctx);
    sessionPrivacyRoutes(session, ctx);
    sessionSettingsRoutes(session, ctx);
    sessionQuestionRoutes(session, ctx);
    sessionSchoolRoutes(session, ctx);
  });
}
