import type { UserDetail } from '@aw/contracts/users/staff';
import { formatNumber } from '@aw/ui/primitives/format-count';

type SignInMethod = { name: string; value: string };

/** Sign-in methods of a registered person, with the state of each. */
export function signInMethods(
  user: Pick<UserDetail, 'hasPassword' | 'hasTotp' | 'passkeyCount' | 'isEmailVerified'>,
): SignInMethod[] {
  return [
    { name: 'Email address', value: user.isEmailVerified ? 'Confirmed' : 'Not confirmed' },
    { name: 'Password', value: user.hasPassword ? 'Set' : 'None' },
    { name: 'Authenticator app', value: user.hasTotp ? 'On' : 'Off' },
    { name: 'Passkeys', value: user.passkeyCount === 0 ? 'None' : formatNumber(user.passkeyCount) },
  ];
}
