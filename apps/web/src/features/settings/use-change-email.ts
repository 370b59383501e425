import { changeEmail } from '@aw/contracts/account/public';
import { api } from '~/lib/api';
import { useAccountChange } from './use-account-change';

/** Mails a link to a new address; the old one stays until that is opened. */
export function useChangeEmail() {
  return useAccountChange((email: string) => api.call(changeEmail, { body: { email } }));
}
