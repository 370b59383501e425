import * as audit from '@aw/db/audit';
import * as auth from '@aw/db/auth';
import * as privacy from '@aw/db/privacy';
import type { PlacedContext } from '../../context';
import type { Mail } from '../mail/mail';
import { queueMail } from '../mail/queue-mail';

const dayMs = 24 * 60 * 60 * 1000;
/** How long an erasure can be undone. */
const graceDays = 14;

type Person = {
  id: string;
  email: string | null;
  first_name: string | null;
  erase_after: Date | null;
  keeps_shared: boolean;
};
type Wish = {
  keepsShared: boolean;
  actor: string;
  reason?: string;
  /** The session that asked for it, which goes on. */
  exceptSid?: string;
};

/** Starts the days after which a person is erased, signs other browsers out and mails them; one that has begun keeps its date. The caller holds the person's row. */
export async function startErasure(ctx: PlacedContext, user: Person, wish: Wish): Promise<void> {
  const requestedAt = ctx.now();
  const eraseAfter = new Date(requestedAt.getTime() + graceDays * dayMs);
  await privacy.scheduleErasure(ctx.db, user.id, { requestedAt, eraseAfter, keepsShared: wish.keepsShared });
  await auth.endSessionsOf(ctx.db, user.id, wish.exceptSid);
  if (user.erase_after && user.keeps_shared === wish.keepsShared) return;
  await audit.insertAudit(ctx.db, {
    actor: wish.actor,
    verb: 'people.erasure_scheduled',
    target: `user:${user.id}`,
    after: {
      eraseAfter: (user.erase_after ?? eraseAfter).toISOString(),
      keepsShared: wish.keepsShared,
      reason: wish.reason,
    },
  });
  if (user.erase_after) return;
  const link = `${ctx.config.SITE_ORIGIN}/settings#privacy`;
  await tell(ctx, user, { kind: 'erasure_scheduled', eraseAfter, link });
}

/** Ends the days before they are over; does nothing when none have begun. The caller holds the person's row. */
export async function stopErasure(ctx: PlacedContext, user: Person, actor: string): Promise<void> {
  if (!user.erase_after) return;
  await privacy.cancelErasure(ctx.db, user.id);
  await tell(ctx, user, { kind: 'erasure_undone' });
  await audit.insertAudit(ctx.db, {
    actor,
    verb: 'people.erasure_undone',
    target: `user:${user.id}`,
    before: { eraseAfter: user.erase_after.toISOString() },
  });
}

async function tell(ctx: PlacedContext, user: Person, mail: Mail): Promise<void> {
  if (user.email === null) return;
  await queueMail(ctx, { userId: user.id, address: user.email, name: user.first_name }, mail);
}
