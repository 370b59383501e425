import { EntryPage } from './auth-page';
import { combinedSignIn, combinedSignUp } from './auth-variants';
import { TabbedEntry } from './tabbed-auth';

/** /login: sign in or sign up, with everything that either can have. */
export function LoginPage() {
  return (
    <EntryPage title="Sign in or sign up" lead="One account for documents, credits and everything you save.">
      <TabbedEntry tabs={['signin', 'signup']} signIn={combinedSignIn} signUp={combinedSignUp} />
    </EntryPage>
  );
}
