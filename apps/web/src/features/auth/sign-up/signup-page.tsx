import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { useNext, withNext } from '../auth-address';
import { AuthCard } from '../auth-card';
import { AuthPage } from '../auth-page';
import { signUpPage } from '../auth-variants';
import { SignUpForm } from './sign-up-form';

/** The page /signup: creates an account. */
export function SignupPage() {
  const next = useNext();
  return (
    <AuthPage title="Sign Up" lead="Create your account. You keep everything you did here before.">
      <AuthCard>
        <SignUpForm
          variant={signUpPage}
          footer={
            <p className="border-t border-line pt-4 text-14">
              Already have an account? <Link to={withNext(paths.signin, next)}>Sign in</Link>
            </p>
          }
        />
      </AuthCard>
    </AuthPage>
  );
}
