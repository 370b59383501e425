import { useState } from 'react';
import { useHydrated } from '~/lib/use-hydrated';
import { AuthColumns } from './auth-page';
import { BelongingsPanel } from './belongings-panel';
import { ConfirmEmail, ConfirmSkeleton } from './confirm-email';
import { EmailConfirmed } from './email-confirmed';
import { NewLink } from './new-link';
import { useAddressParam } from './use-address-param';
import { WhyConfirm } from './why-confirm';

/** /verify-email: confirms an address with the token of a mailed link, and only when a button says so. */
export function VerifyEmailPage() {
  const isHydrated = useHydrated();
  const token = useAddressParam('token');
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <AuthColumns
      title="Confirm Your Email"
      lead={confirmed === undefined ? 'One press of a button, with the link from your mail.' : undefined}
      side={
        <>
          {token && confirmed === undefined && <BelongingsPanel />}
          <WhyConfirm />
        </>
      }
    >
      {!isHydrated && <ConfirmSkeleton />}
      {isHydrated && confirmed !== undefined && <EmailConfirmed email={confirmed} />}
      {isHydrated && confirmed === undefined && token && (
        <ConfirmEmail token={token} onConfirmed={setConfirmed} />
      )}
      {isHydrated && confirmed === undefined && !token && <NewLink />}
    </AuthColumns>
  );
}
