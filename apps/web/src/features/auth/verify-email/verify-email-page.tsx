import { useId, useState } from 'react';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { useAddressParam } from '../auth-address';
import { AuthColumns } from '../auth-page';
import { BelongingsPanel } from '../belongings/belongings-panel';
import { ConfirmEmail, ConfirmSkeleton } from './confirm-email';
import { EmailConfirmed } from './email-confirmed';
import { NewLink } from './new-link';

const credit = [
  'You get 1 unlock credit.',
  'It unlocks one document forever. You get this credit once per inbox.',
] as const;

const reasons = [
  ['It is your way back in.', 'If you lose your password or passkey, we send a link to this address.'],
  ['It protects your address.', 'No one else can use it for an account here.'],
  [
    'It allows other ways to sign in.',
    'You can sign in with a provider such as Google only if your address is confirmed.',
  ],
] as const;

/** The page /verify-email: confirms an address with the token of an emailed link, only after a button is pressed. */
export function VerifyEmailPage() {
  const isHydrated = useHydrated();
  const token = useAddressParam('token');
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <AuthColumns
      title="Confirm Your Email"
      lead={confirmed === undefined ? 'Open the link in our email, then press the button.' : undefined}
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

/** Reasons to confirm an address. The welcome credit is left out for users who already had it. */
function WhyConfirm() {
  const headingId = useId();
  const { user } = useSession();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-18">
        Why confirm your address?
      </h2>
      <ul className="grid gap-3 text-14">
        {[...(user?.hadWelcomeCredit ? [] : [credit]), ...reasons].map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
