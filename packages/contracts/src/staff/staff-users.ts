import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, textField } from '../fields';
import { staffRoles } from './permissions';
import { newStaffPassword } from './public';

const staff = { scope: 'staff', tag: 'Staff: members', permission: 'staff.manage' } as const;

export const staffMember = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** One of `staffRoles`, or a role that this version does not know, which has no permissions. */
  role: z.string(),
  isActive: z.boolean(),
  /** Time since which sign-in needs a second factor. */
  totpSince: z.nullable(moment),
  /** Time of the last use of a session. */
  seenAt: z.nullable(moment),
  /** Number of sessions that have neither expired nor been idle for too long. */
  sessionCount: z.number(),
  createdAt: moment,
});
export type StaffUser = z.infer<typeof staffMember>;

export const staffInvite = z.object({
  id: z.string(),
  role: z.string(),
  /** Null for an invitation that the server printed. */
  invitedBy: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
});
export type StaffInvite = z.infer<typeof staffInvite>;

const role = z.enum(staffRoles);
const reason = textField(500).check(z.minLength(1, 'Please enter a reason.'));
const params = z.object({ adminId: z.uuid() });
const change = {
  ...staff,
  params,
  responses: { 200: staffMember },
  errors: ['request.not_found'],
} as const;
const guarded = { ...change, errors: [...change.errors, 'staff.last_administrator'] } as const;

export const listStaff = endpoint('GET /api/admin/staff', {
  ...staff,
  summary: 'Everyone who can or could sign in to the console, and the one-time links that are still valid.',
  responses: { 200: z.object({ members: z.array(staffMember), invites: z.array(staffInvite) }) },
});

export const inviteStaff = endpoint('POST /api/admin/staff/invites', {
  ...staff,
  summary:
    'Creates a one-time link for a new member of staff with a role. It is shown once and valid for 24 hours.',
  body: z.object({ role }),
  responses: { 201: z.object({ link: z.string(), invite: staffInvite }) },
  errors: ['staff.too_many_invites'],
});

export const revokeStaffInvite = endpoint('DELETE /api/admin/staff/invites/:inviteId', {
  ...staff,
  summary: 'Revokes a one-time link that has not been used yet.',
  params: z.object({ inviteId: z.uuid() }),
  responses: { 204: z.void() },
  errors: ['request.not_found'],
});

export const changeStaffRole = endpoint('POST /api/admin/staff/:adminId/role', {
  ...guarded,
  summary: 'Gives a member another role, which applies from their next request on.',
  body: z.object({ role }),
});

export const deactivateStaff = endpoint('POST /api/admin/staff/:adminId/deactivate', {
  ...guarded,
  summary: 'Deactivates a member: ends their sessions and open invitations, and they can no longer sign in.',
  body: z.object({ reason }),
});

export const reactivateStaff = endpoint('POST /api/admin/staff/:adminId/reactivate', {
  ...change,
  summary: 'Reactivates a member, with the role and password they had.',
});

export const endStaffSessions = endpoint('DELETE /api/admin/staff/:adminId/sessions', {
  ...change,
  summary: 'Signs out a member everywhere.',
});

export const resetStaffSecondFactor = endpoint('POST /api/admin/staff/:adminId/reset-second-factor', {
  ...change,
  errors: [...change.errors, 'staff.own_second_factor'],
  summary: 'Removes a member’s authenticator app and recovery codes, and signs them out everywhere.',
  body: z.object({ reason }),
});

export const changeStaffPassword = endpoint('POST /api/admin/password', {
  scope: 'staff',
  tag: 'Staff',
  permission: 'account.own',
  summary: 'Sets the caller’s own password. Needs the current one, and ends all their other sessions.',
  body: z.object({
    current: z.string().check(z.minLength(1, 'Please enter your current password.'), z.maxLength(200)),
    password: newStaffPassword,
  }),
  responses: { 204: z.void() },
  errors: ['auth.busy', 'staff.credentials', 'staff.password', 'staff.too_many_attempts'],
});
