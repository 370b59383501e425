import type { UserDetail } from '@aw/contracts/users/staff';

export type UserAction =
  | 'view'
  | 'suspend'
  | 'lift'
  | 'make-expert'
  | 'end-expert'
  | 'resend'
  | 'second-step'
  | 'export'
  | 'merge'
  | 'erase'
  | 'undo-erase';

/** Actions that open a dialog first. */
export type DialogName = Extract<
  UserAction,
  'view' | 'suspend' | 'second-step' | 'export' | 'merge' | 'erase'
>;

export type ActionState = Pick<
  UserDetail,
  'isAnonymous' | 'isEmailVerified' | 'isExpert' | 'suspendedAt' | 'eraseAfter' | 'hasTotp' | 'mergedInto'
>;

/** Returns the actions that apply to a person; the server decides again. A merged person has none. */
export function actionsFor(user: ActionState, isAdministrator: boolean): ReadonlySet<UserAction> {
  if (user.mergedInto) return new Set();
  const isErasing = user.eraseAfter !== null;
  const isRegistered = !user.isAnonymous;
  const applies: Record<UserAction, boolean> = {
    view: true,
    suspend: user.suspendedAt === null,
    lift: user.suspendedAt !== null,
    'make-expert': isRegistered && !user.isExpert,
    'end-expert': user.isExpert,
    resend: isRegistered && !user.isEmailVerified,
    'second-step': isAdministrator && user.hasTotp,
    export: true,
    merge: isAdministrator && !isErasing,
    erase: isAdministrator && !isErasing,
    'undo-erase': isAdministrator && isErasing,
  };
  // The record has each action as a key.
  return new Set((Object.keys(applies) as UserAction[]).filter((action) => applies[action]));
}
