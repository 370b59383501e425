import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import { isGranted, type StaffRole } from '@aw/contracts/staff/permissions';
import type { StaffUser } from '@aw/contracts/staff/staff-users';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as staff from '@aw/db/staff';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { idleMs, notGranted } from '../../server/staff';
import { lastAdministrator, notFound, ownSecondFactor } from './staff.errors';
import { toStaffUser } from './staff-user.mapper';

type LockedAdmin = Awaited<ReturnType<typeof staff.lockMany>>[number];
type Change = { verb: AuditVerb; before?: object; after?: object };

/** Changes the role of a member, which applies from their next request, and revokes their open invitations. */
export async function changeRole(ctx: StaffContext, id: string, role: StaffRole): Promise<StaffUser> {
  return change(ctx, id, async (db, member, others) => {
    if (member.role === role) return undefined;
    if (member.is_active && !isGranted(role, 'staff.manage')) requireManager(others);
    await staff.update(db, id, { role });
    const endedInvites = await staff.deleteInvitesBy(db, id);
    return { verb: 'staff.role_changed', before: { role: member.role }, after: { role, endedInvites } };
  });
}

/** Deactivates a member: ends their sessions, revokes their open invitations, and refuses new sign-ins. */
export async function deactivate(ctx: StaffContext, id: string, reason: string): Promise<StaffUser> {
  return change(ctx, id, async (db, member, others) => {
    if (!member.is_active) return undefined;
    requireManager(others);
    await staff.update(db, id, { is_active: false });
    const endedSessions = await staff.endSessions(db, id);
    const endedInvites = await staff.deleteInvitesBy(db, id);
    const after = { isActive: false, reason, endedSessions, endedInvites };
    return { verb: 'staff.deactivated', before: { isActive: true }, after };
  });
}

/** Reactivates a member with their previous role and password. */
export async function reactivate(ctx: StaffContext, id: string): Promise<StaffUser> {
  return change(ctx, id, async (db, member) => {
    if (member.is_active) return undefined;
    await staff.update(db, id, { is_active: true });
    const after = { isActive: true, role: member.role };
    return { verb: 'staff.reactivated', before: { isActive: false }, after };
  });
}

/** Signs out a member everywhere. A sign-in in progress fails. */
export async function endSessions(ctx: StaffContext, id: string): Promise<StaffUser> {
  return change(ctx, id, async (db) => {
    const endedSessions = await staff.endSessions(db, id);
    return { verb: 'staff.sessions_ended', after: { endedSessions } };
  });
}

/**
 * Removes a member's authenticator app and recovery codes, and signs them out everywhere. Throws 409 for the acting
 * administrator, who has to use a code to turn off their own app.
 */
export async function resetSecondFactor(ctx: StaffContext, id: string, reason: string): Promise<StaffUser> {
  if (id === ctx.admin.id) throw ownSecondFactor();
  return change(ctx, id, async (db) => {
    const factor = await staff.findTotp(db, id);
    if (!factor) return undefined;
    await staff.deleteTotp(db, id);
    const endedSessions = await staff.endSessions(db, id);
    const before = { hasSecondFactor: factor.confirmed_at !== null };
    const after = { hasSecondFactor: false, reason, endedSessions };
    return { verb: 'staff.second_factor_reset', before, after };
  });
}

type Decide = (
  db: Database,
  member: LockedAdmin,
  others: readonly LockedAdmin[],
) => Promise<Change | undefined>;

/**
 * Locks all active staff, makes a change to one member and logs it. Throws 403 if the acting administrator was demoted or
 * deactivated meanwhile, and 404 if there is no such member.
 */
async function change(ctx: StaffContext, id: string, decide: Decide): Promise<StaffUser> {
  const { admin } = ctx;
  await inTransaction(ctx, async (ctx) => {
    const admins = await staff.lockMany(ctx.db, [admin.id, id]);
    const actor = admins.find((one) => one.id === admin.id);
    if (!actor?.is_active || !isGranted(actor.role, 'staff.manage'))
      throw notGranted(ctx.admin.role, 'staff.manage');
    const member = admins.find((one) => one.id === id);
    if (!member) throw notFound();
    const others = admins.filter((one) => one.id !== id);
    const entry = await decide(ctx.db, member, others);
    if (entry) await audit.insert(ctx.db, { actor: admin.username, target: `admin:${id}`, ...entry });
  });
  const now = ctx.now();
  const row = await staff.find(ctx.db, id, now, new Date(now.getTime() - idleMs));
  if (!row) throw notFound();
  return toStaffUser(row);
}

function requireManager(others: readonly LockedAdmin[]): void {
  if (!others.some((one) => one.is_active && isGranted(one.role, 'staff.manage'))) throw lastAdministrator();
}
