import { SigninPage } from '../features/accounts/entry/signin-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta('Sign In', 'Sign in to find your documents, credits and rewards where you left them.');

export default SigninPage;
