import * as audit from '@aw/db/audit';
import * as auth from '@aw/db/auth';
import * as privacy from '@aw/db/privacy';
import { dayMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import type { Mail } from '../mail/mail';
import { queueMail } from '../mail/queue-mail';

/** Days during which an erasure can be cancelled. */
const graceDays = 14;

type Person = {
  id: string;
  email: string | null;
  first_name: string | null;
  erase_after: Date | null;
  keeps_shared: boolean;
};
type ErasureRequest = {
  keepsShared: boolean;
  actor: string;
  reason?: string;
  /** The session that requested it and stays open. */
  exceptSid?: string;
};

/**
 * Schedules an erasure, signs out other browsers and emails the user, whose row the caller has locked. An erasure that is
 * scheduled already keeps its date.
 */
export async function startErasure(
  ctx: NetworkContext,
  user: Person,
  request: ErasureRequest,
): Promise<void> {
  const requestedAt = ctx.now();
  const eraseAfter = new Date(requestedAt.getTime() + graceDays * dayMs);
  await privacy.scheduleErasure(ctx.db, user.id, {
    requestedAt,
    eraseAfter,
    keepsShared: request.keepsShared,
  });
  await auth.endSessions(ctx.db, user.id, request.exceptSid);
  if (user.erase_after && user.keeps_shared === request.keepsShared) return;
  await audit.insert(ctx.db, {
    actor: request.actor,
    verb: 'people.erasure_scheduled',
    target: `user:${user.id}`,
    after: {
      eraseAfter: (user.erase_after ?? eraseAfter).toISOString(),
      keepsShared: request.keepsShared,
      reason: request.reason,
    },
  });
  if (user.erase_after) return;
  const link = `${ctx.config.SITE_ORIGIN}/settings#privacy`;
  await mailPerson(ctx, user, { kind: 'erasure_scheduled', eraseAfter, link });
}

/** Cancels a scheduled erasure of a user whose row the caller has locked. Does nothing if none is scheduled. */
export async function stopErasure(ctx: NetworkContext, user: Person, actor: string): Promise<void> {
  if (!user.erase_after) return;
  await privacy.cancelErasure(ctx.db, user.id);
  await mailPerson(ctx, user, { kind: 'erasure_undone' });
  await audit.insert(ctx.db, {
    actor,
    verb: 'people.erasure_undone',
    target: `user:${user.id}`,
    before: { eraseAfter: user.erase_after.toISOString() },
  });
}

async function mailPerson(ctx: NetworkContext, user: Person, mail: Mail): Promise<void> {
  if (user.email === null) return;
  await queueMail(ctx, { userId: user.id, address: user.email, name: user.first_name }, mail);
}
