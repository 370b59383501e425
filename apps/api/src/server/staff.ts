import {
  isGranted,
  type Permission,
  permissionLabels,
  staffRoleLabel,
} from '@aw/contracts/staff/permissions';
import { type Admin, staffLogout } from '@aw/contracts/staff/public';
import { confirmStaffTotp, startStaffTotp } from '@aw/contracts/staff/totp';
import * as staff from '@aw/db/staff';
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '../config/durations';
import type { Context } from '../context';
import { authRequired, FeatureError } from '../errors/feature-error';
import { hashToken } from './security/token';

export type StaffSession = { admin: Admin; tokenHash: string; expiresAt: Date; totpSince: Date | null };

/** Milliseconds without a call after which a token expires. */
export const idleMs = 30 * minuteMs;

const touchEveryMs = minuteMs;

/** Paths that a token may call before the required second factor is set up. */
const setupPaths = new Set<string>([startStaffTotp.path, confirmStaffTotp.path, staffLogout.path]);

const setupNeeded = () =>
  new FeatureError(
    403,
    'staff.totp_setup',
    'Staff need two-step sign-in here. Please set up your authenticator app first.',
  );

/** Error for an action that a role does not allow. It names the role and the missing permission. */
export const notGranted = (role: string, permission: Permission) =>
  new FeatureError(
    403,
    'auth.forbidden',
    `Nothing was opened or changed, because your role, ${staffRoleLabel(role)}, cannot ${permissionLabels[permission]}. Ask an administrator to do it or to change your role.`,
  );

/**
 * Finds the member of staff of the bearer token. Throws 401 if it is missing, revoked, expired or idle, and 403
 * `staff.totp_setup` if it lacks the second factor that STAFF_2FA=required asks for.
 */
export async function requireStaff(ctx: Context, request: FastifyRequest): Promise<void> {
  const token = request.headers.authorization?.match(/^Bearer (\S{20,200})$/)?.[1];
  if (!token) throw authRequired();
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const row = await staff.findSession(ctx.db, tokenHash, now, new Date(now.getTime() - idleMs));
  if (!row) throw authRequired();
  const isOpen = setupPaths.has(request.routeOptions.url ?? '');
  if (ctx.config.STAFF_2FA === 'required' && !row.totp_since && !isOpen) throw setupNeeded();
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs)
    await staff.touchSession(ctx.db, tokenHash, now);
  request.staff = {
    admin: { id: row.id, username: row.username, email: row.email, role: row.role },
    tokenHash,
    expiresAt: row.expires_at,
    totpSince: row.totp_since,
  };
}

/** Throws 403 for a permission that the role does not have. An unknown role has none. */
export async function requireGranted(request: FastifyRequest): Promise<void> {
  const { permission } = request.routeOptions.config;
  const { role } = staffOf(request).admin;
  // A route of the staff scope without a permission is refused when the server starts.
  if (!permission || !isGranted(role, permission)) throw notGranted(role, permission ?? 'staff.manage');
}

/** Returns the member of staff who calls a route in the staff scope. */
export function staffOf(request: FastifyRequest): StaffSession {
  if (!request.staff) throw authRequired();
  return request.staff;
}
