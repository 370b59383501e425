import { AccountBenefits } from './account-benefits';
import { EntryPage } from './auth-page';
import { joinSignIn, joinSignUp } from './auth-variants';
import { BelongingsPanel } from './belongings-panel';
import { TabbedEntry } from './tabbed-auth';
import { TrustClaims } from './trust-claims';

/** /join: a new account first, with what it gives and what one can count on. */
export function JoinPage() {
  return (
    <EntryPage
      title="Join Academic Workshop"
      lead="Create an account in a minute, or sign in to the one you have."
      side={
        <>
          <BelongingsPanel />
          <AccountBenefits />
          <TrustClaims />
        </>
      }
    >
      <TabbedEntry tabs={['signup', 'signin']} signIn={joinSignIn} signUp={joinSignUp} />
    </EntryPage>
  );
}
