import { addPasskey as addPasskeyCall, startPasskey } from '@aw/contracts/account/mfa';
import type { Account } from '@aw/contracts/account/public';
import { api } from '~/lib/api';
import { makePasskey } from '~/lib/passkeys';

type Run = <T>(call: () => Promise<T>) => Promise<T>;

/** Lets the device make a passkey and the server keep its public half; throws what either refuses. */
export async function addPasskey(name: string, run: Run): Promise<Account> {
  const answer = await makePasskey(await run(() => api.call(startPasskey, {})));
  return run(() => api.call(addPasskeyCall, { body: { name, answer } }));
}
