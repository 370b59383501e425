import { Icon } from '@aw/ui/primitives/icon';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { siteDetails } from '~/lib/site-details';
import { AuthPage } from '../auth-page';
import { joinSignIn, joinSignUp } from '../auth-variants';
import { BelongingsPanel } from '../belongings/belongings-panel';
import { TabbedAuth } from '../tabbed-auth';
import { AccountBenefits } from './account-benefits';

const claims = [
  'No advertising and no trackers. These pages load nothing from other sites.',
  'We do not store your password, only a code made from it (Argon2id) that no one can turn back into the password.',
  'You can download or erase everything we keep about you at any time.',
  'You can turn off most emails. We always email you about security, payments, refunds and deliveries, and about decisions such as a corrected quiz result.',
];

/** The page /join: opens with Sign Up, beside the benefits of an account and our promises. */
export function JoinPage() {
  return (
    <AuthPage
      title={`Join ${siteDetails.siteName}`}
      lead="Create an account in a minute, or sign in to the one you have."
      side={
        <>
          <BelongingsPanel />
          <AccountBenefits />
          <TrustClaims />
        </>
      }
    >
      <TabbedAuth tabs={['signup', 'signin']} signIn={joinSignIn} signUp={joinSignUp} />
    </AuthPage>
  );
}

/** Our promises. Each line describes how this site really works. */
function TrustClaims() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rule-double pt-6">
      <h2 id={headingId} className="mb-3 text-18">
        What you can count on
      </h2>
      <ul className="grid gap-2 text-14">
        {claims.map((claim) => (
          <li key={claim} className="grid grid-cols-[16px_minmax(0,1fr)] gap-3">
            <span className="mt-0.5 text-positive">
              <Icon icon={Check} size="sm" />
            </span>
            {claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
