import { EntryPage } from './entry-page';
import { combinedSignIn, combinedSignUp } from './entry-variants';
import { TabbedEntry } from './tabbed-entry';

/** /login: sign in or sign up, with everything that either can have. */
export function LoginPage() {
  return (
    <EntryPage title="Sign in or sign up" lead="One account for documents, credits and everything you save.">
      <TabbedEntry tabs={['signin', 'signup']} signIn={combinedSignIn} signUp={combinedSignUp} />
    </EntryPage>
  );
}
