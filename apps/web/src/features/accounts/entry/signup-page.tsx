import { Link } from '@aw/ui/link';
import { paths } from '~/lib/paths';
import { EntryCard } from './entry-card';
import { EntryPage } from './entry-page';
import { signUpPage } from './entry-variants';
import { SignUpForm } from './sign-up-form';
import { useNext } from './use-address-param';
import { withNext } from './with-next';

/** /signup: a new account. */
export function SignupPage() {
  const next = useNext();
  return (
    <EntryPage title="Sign Up" lead="Create your account. What you did here without one stays yours.">
      <EntryCard>
        <SignUpForm
          variant={signUpPage}
          footer={
            <p className="border-t border-line pt-4 text-14">
              Already have an account? <Link to={withNext(paths.signin, next)}>Sign in</Link>
            </p>
          }
        />
      </EntryCard>
    </EntryPage>
  );
}
