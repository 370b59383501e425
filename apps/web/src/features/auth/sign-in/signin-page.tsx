import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { useNext, withNext } from '../auth-address';
import { AuthCard } from '../auth-card';
import { AuthNotes } from '../auth-notes';
import { AuthPage } from '../auth-page';
import { signInPage } from '../auth-variants';
import { SecondFactorForm, useCodeStep } from './second-factor-form';
import { SignInForm } from './sign-in-form';

/** The page /signin: email and password. */
export function SigninPage() {
  const next = useNext();
  const { isCode, isExpired, toCode, back } = useCodeStep();
  return (
    <AuthPage
      title="Sign In"
      lead="Welcome back. Your documents, credits and rewards are where you left them."
    >
      <AuthCard>
        {isCode ? (
          <SecondFactorForm welcome={signInPage.welcome} onBack={back} />
        ) : (
          <>
            <AuthNotes isExpired={isExpired} />
            <SignInForm
              variant={signInPage}
              onSecondFactor={toCode}
              footer={
                <p className="border-t border-line pt-4 text-14">
                  No account yet? <Link to={withNext(paths.signup(), next)}>Create one</Link>
                </p>
              }
            />
          </>
        )}
      </AuthCard>
    </AuthPage>
  );
}
