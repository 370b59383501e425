import { isGranted, type StaffRole } from '@aw/contracts/staff/permissions';
import type { StaffInvite, StaffUser } from '@aw/contracts/staff/staff-users';
import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { hashToken, newToken } from '../../server/security/token';
import { idleMs, notGranted } from '../../server/staff';
import { inviteMs, setupAddress } from './set-up-admin';
import { notFound, tooManyInvites } from './staff.errors';
import { toInvite, toStaffUser } from './staff-user.mapper';

const mostMembers = 500;

const mostInvites = 50;

/** Everybody who may or might sign in to the console, and the one-time links that are still good. */
export async function listStaff(ctx: Context): Promise<{ members: StaffUser[]; invites: StaffInvite[] }> {
  const now = ctx.now();
  const [members, invites] = await Promise.all([
    staff.listAdmins(ctx.db, now, new Date(now.getTime() - idleMs), mostMembers),
    staff.listAdminInvites(ctx.db, now, mostInvites),
  ]);
  return { members: members.map(toStaffUser), invites: invites.map(toInvite) };
}

/** Makes a one-time link for a role, good for 24 hours; only its hash is stored. Throws 409 while too many are open. */
export async function inviteStaff(
  ctx: StaffContext,
  role: StaffRole,
): Promise<{ link: string; invite: StaffInvite }> {
  const { id: invitedBy, username: actor } = ctx.admin;
  const token = newToken();
  const now = ctx.now();
  const invite = await inTransaction(ctx, async (ctx) => {
    // Who is deactivated or demoted in this moment leaves no way in behind.
    const inviter = await staff.lockAdmin(ctx.db, invitedBy);
    if (!inviter?.is_active || !isGranted(inviter.role, 'staff.manage'))
      throw notGranted(ctx.admin.role, 'staff.manage');
    if ((await staff.listAdminInvites(ctx.db, now, mostInvites)).length >= mostInvites)
      throw tooManyInvites();
    const expiresAt = new Date(now.getTime() + inviteMs);
    const row = await staff.insertAdminInvite(ctx.db, {
      tokenHash: hashToken(token),
      role,
      invitedBy,
      now,
      expiresAt,
    });
    const target = `invite:${row.id}`;
    await audit.insertAudit(ctx.db, { actor, verb: 'staff.invited', target, after: { role, expiresAt } });
    return row;
  });
  return { link: setupAddress(ctx.config, token), invite: toInvite(invite) };
}

/** Ends a one-time link that was not used yet; throws 404 for any other. */
export async function revokeInvite(ctx: StaffContext, id: string): Promise<void> {
  const { username: actor } = ctx.admin;
  await inTransaction(ctx, async (ctx) => {
    const before = await staff.deleteAdminInvite(ctx.db, id);
    if (!before) throw notFound();
    await audit.insertAudit(ctx.db, { actor, verb: 'staff.invite_revoked', target: `invite:${id}`, before });
  });
}

/** The link when it was made now; without it, another process or an earlier start has shown the one that is good. */
export type FirstInvitation = { link?: string; expiresAt: Date };

/**
 * Makes the one-time address that creates the first administrator, unless one stands that is still good; undefined when
 * there is staff. Of processes that start at once one makes it.
 */
export async function inviteFirstAdmin(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<FirstInvitation | undefined> {
  const token = newToken();
  const now = ctx.now();
  const row = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + inviteMs) };
  const found = await inTransaction(ctx, (ctx) => staff.insertFirstInvite(ctx.db, row, now));
  if (!found) return undefined;
  const link = found.isNew ? setupAddress(ctx.config, token) : undefined;
  return { link, expiresAt: found.expiresAt };
}
