import type { UserDetail } from '@aw/contracts/users/staff';
import { figure } from '../../../format/figures';

type WayIn = { name: string; value: string };

/** How a registered person proves who they are. */
export function signInMethods(
  user: Pick<UserDetail, 'hasPassword' | 'hasTotp' | 'passkeyCount' | 'isEmailVerified'>,
): WayIn[] {
  return [
    { name: 'Email address', value: user.isEmailVerified ? 'Confirmed' : 'Not confirmed' },
    { name: 'Password', value: user.hasPassword ? 'Set' : 'None' },
    { name: 'Authenticator app', value: user.hasTotp ? 'On' : 'Off' },
    { name: 'Passkeys', value: user.passkeyCount === 0 ? 'None' : figure(user.passkeyCount) },
  ];
}
