import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
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

type Held = Awaited<ReturnType<typeof staff.lockAdmins>>[number];
type Change = { verb: AuditVerb; before?: object; after?: object };

/** Gives a member another role, which counts from their next call on; what they invited others with ends. */
export async function changeRole(ctx: StaffContext, id: string, role: StaffRole): Promise<StaffUser> {
  return change(ctx, id, async (db, member, others) => {
    if (member.role === role) return undefined;
    if (member.is_active && !isGranted(role, 'staff.manage')) keepOneManager(others);
    await staff.updateAdmin(db, id, { role });
    const endedInvites = await staff.deleteAdminInvitesOf(db, id);
    return { verb: 'staff.role_changed', before: { role: member.role }, after: { role, endedInvites } };
  });
}

/** Ends a member's sessions and open invitations, and lets them in no more. */
export async function deactivate(ctx: StaffContext, id: string, reason: string): Promise<StaffUser> {
  return change(ctx, id, async (db, member, others) => {
    if (!member.is_active) return undefined;
    keepOneManager(others);
    await staff.updateAdmin(db, id, { is_active: false });
    const endedSessions = await staff.endAdminSessions(db, id);
    const endedInvites = await staff.deleteAdminInvitesOf(db, id);
    const after = { isActive: false, reason, endedSessions, endedInvites };
    return { verb: 'staff.deactivated', before: { isActive: true }, after };
  });
}

/** Lets a member in again, with the role and the password that they had. */
export async function reactivate(ctx: StaffContext, id: string): Promise<StaffUser> {
  return change(ctx, id, async (db, member) => {
    if (member.is_active) return undefined;
    await staff.updateAdmin(db, id, { is_active: true });
    const after = { isActive: true, role: member.role };
    return { verb: 'staff.reactivated', before: { isActive: false }, after };
  });
}

/** Signs a member out everywhere; a sign-in that is under way ends with it. */
export async function endSessions(ctx: StaffContext, id: string): Promise<StaffUser> {
  return change(ctx, id, async (db) => {
    const endedSessions = await staff.endAdminSessions(db, id);
    return { verb: 'staff.sessions_ended', after: { endedSessions } };
  });
}

/**
 * Takes away a member's authenticator app and recovery codes, and signs them out everywhere. One's own is turned off with
 * a code of it instead: throws 409.
 */
export async function resetSecondFactor(ctx: StaffContext, id: string, reason: string): Promise<StaffUser> {
  if (id === ctx.admin.id) throw ownSecondFactor();
  return change(ctx, id, async (db) => {
    const factor = await staff.findAdminTotp(db, id);
    if (!factor) return undefined;
    await staff.deleteAdminTotp(db, id);
    const endedSessions = await staff.endAdminSessions(db, id);
    const before = { hasSecondFactor: factor.confirmed_at !== null };
    const after = { hasSecondFactor: false, reason, endedSessions };
    return { verb: 'staff.second_factor_reset', before, after };
  });
}

type Decide = (db: Database, member: Held, others: readonly Held[]) => Promise<Change | undefined>;

/**
 * Holds all active staff, checks that the acting one still may, makes a change and notes it. Throws 403 for somebody
 * who was demoted or deactivated meanwhile, and 404 when there is no such member.
 */
async function change(ctx: StaffContext, id: string, decide: Decide): Promise<StaffUser> {
  const { admin } = ctx;
  await inTransaction(ctx, async (ctx) => {
    const held = await staff.lockAdmins(ctx.db, [admin.id, id]);
    const actor = held.find((one) => one.id === admin.id);
    if (!actor?.is_active || !isGranted(actor.role, 'staff.manage'))
      throw notGranted(ctx.admin.role, 'staff.manage');
    const member = held.find((one) => one.id === id);
    if (!member) throw notFound();
    const others = held.filter((one) => one.id !== id);
    const done = await decide(ctx.db, member, others);
    if (done) await audit.insertAudit(ctx.db, { actor: admin.username, target: `admin:${id}`, ...done });
  });
  const now = ctx.now();
  const row = await staff.findStaffUser(ctx.db, id, now, new Date(now.getTime() - idleMs));
  if (!row) throw notFound();
  return toStaffUser(row);
}

function keepOneManager(others: readonly Held[]): void {
  if (!others.some((one) => one.is_active && isGranted(one.role, 'staff.manage'))) throw lastAdministrator();
}
