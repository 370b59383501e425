import type { Account } from '@aw/contracts/account/public';
import { issuerName } from './settings-text';

/** The providers with which one signs in as well. */
export function OtherSignIns({ identities }: Pick<Account, 'identities'>) {
  return (
    <ul className="grid gap-1 border-t border-line pt-4 text-14 text-ink-muted">
      {identities.map(({ issuer, email, createdAt }) => (
        <li key={issuer + createdAt} className="wrap-anywhere">
          You also sign in with <b className="text-ink">{issuerName(issuer)}</b>
          {email && ` as ${email}`}.
        </li>
      ))}
    </ul>
  );
}
