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

const maxMembers = 500;
const maxInvites = 50;

/** Returns all members of staff, including deactivated ones, and the invitations that are still valid. */
export async function listStaff(ctx: Context): Promise<{ members: StaffUser[]; invites: StaffInvite[] }> {
  const now = ctx.now();
  const [members, invites] = await Promise.all([
    staff.list(ctx.db, now, new Date(now.getTime() - idleMs), maxMembers),
    staff.listInvites(ctx.db, now, maxInvites),
  ]);
  return { members: members.map(toStaffUser), invites: invites.map(toInvite) };
}

/**
 * Creates a one-time link for a role, valid for 24 hours. Only its hash is stored. Throws 409 while too many are open.
 */
export async function inviteStaff(
  ctx: StaffContext,
  role: StaffRole,
): Promise<{ link: string; invite: StaffInvite }> {
  const { id: invitedBy, username: actor } = ctx.admin;
  const token = newToken();
  const now = ctx.now();
  const invite = await inTransaction(ctx, async (ctx) => {
    // Someone who is deactivated or demoted at this moment must not leave an invitation behind.
    const inviter = await staff.lock(ctx.db, invitedBy);
    if (!inviter?.is_active || !isGranted(inviter.role, 'staff.manage'))
      throw notGranted(ctx.admin.role, 'staff.manage');
    if ((await staff.listInvites(ctx.db, now, maxInvites)).length >= maxInvites) throw tooManyInvites();
    const expiresAt = new Date(now.getTime() + inviteMs);
    const row = await staff.insertInvite(ctx.db, {
      tokenHash: hashToken(token),
      role,
      invitedBy,
      now,
      expiresAt,
    });
    const target = `invite:${row.id}`;
    await audit.insert(ctx.db, { actor, verb: 'staff.invited', target, after: { role, expiresAt } });
    return row;
  });
  return { link: setupAddress(ctx.config, token), invite: toInvite(invite) };
}

/** Revokes an unused invitation. Throws 404 for any other. */
export async function revokeInvite(ctx: StaffContext, id: string): Promise<void> {
  const { username: actor } = ctx.admin;
  await inTransaction(ctx, async (ctx) => {
    const before = await staff.deleteInvite(ctx.db, id);
    if (!before) throw notFound();
    await audit.insert(ctx.db, { actor, verb: 'staff.invite_revoked', target: `invite:${id}`, before });
  });
}

/** An invitation; `link` is missing if another process or an earlier start has printed it. */
export type FirstInvitation = { link?: string; expiresAt: Date };

/**
 * Creates the one-time link for the first administrator, unless a valid one exists. Returns undefined if there is staff.
 * When several processes start at once, only one of them creates it.
 */
export async function inviteFirstAdmin(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<FirstInvitation | undefined> {
  const token = newToken();
  const now = ctx.now();
  const row = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + inviteMs) };
  const invite = await inTransaction(ctx, (ctx) => staff.insertFirstInvite(ctx.db, row, now));
  if (!invite) return undefined;
  const link = invite.isNew ? setupAddress(ctx.config, token) : undefined;
  return { link, expiresAt: invite.expiresAt };
}
