import type { UserDetail } from '@aw/contracts/users/staff';
import { figure } from '../../../format/figures';

type WayIn = { name: string; value: string };

/** How a registered person proves who they are. */
export function waysIn(
  person: Pick<UserDetail, 'hasPassword' | 'hasTotp' | 'passkeyCount' | 'isEmailVerified'>,
): WayIn[] {
  return [
    { name: 'Address', value: person.isEmailVerified ? 'Confirmed' : 'Not confirmed' },
    { name: 'Password', value: person.hasPassword ? 'Set' : 'None' },
    { name: 'Authenticator app', value: person.hasTotp ? 'On' : 'Off' },
    { name: 'Passkeys', value: person.passkeyCount === 0 ? 'None' : figure(person.passkeyCount) },
  ];
}
