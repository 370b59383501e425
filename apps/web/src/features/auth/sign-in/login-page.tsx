import { AuthPage } from '../auth-page';
import { combinedSignIn, combinedSignUp } from '../auth-variants';
import { TabbedAuth } from '../tabbed-auth';

/** The page /login: sign in or sign up, with every option that either form can have. */
export function LoginPage() {
  return (
    <AuthPage title="Sign in or sign up" lead="One account for documents, credits and everything you save.">
      <TabbedAuth tabs={['signin', 'signup']} signIn={combinedSignIn} signUp={combinedSignUp} />
    </AuthPage>
  );
}
