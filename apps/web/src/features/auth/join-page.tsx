import { AccountBenefits } from './account-benefits';
import { AuthPage } from './auth-page';
import { joinSignIn, joinSignUp } from './auth-variants';
import { BelongingsPanel } from './belongings-panel';
import { TabbedAuth } from './tabbed-auth';
import { TrustClaims } from './trust-claims';

/** /join: a new account first, with what it gives and what one can count on. */
export function JoinPage() {
  return (
    <AuthPage
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
      <TabbedAuth tabs={['signup', 'signin']} signIn={joinSignIn} signUp={joinSignUp} />
    </AuthPage>
  );
}
