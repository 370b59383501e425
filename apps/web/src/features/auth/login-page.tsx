import { AuthPage } from './auth-page';
import { combinedSignIn, combinedSignUp } from './auth-variants';
import { TabbedAuth } from './tabbed-auth';

/** /login: sign in or sign up, with everything that either can have. */
export function LoginPage() {
  return (
    <AuthPage title="Sign in or sign up" lead="One account for documents, credits and everything you save.">
      <TabbedAuth tabs={['signin', 'signup']} signIn={combinedSignIn} signUp={combinedSignUp} />
    </AuthPage>
  );
}
