import { SigninPage } from '../features/auth/sign-in/signin-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Sign In', 'Sign in to find your documents, credits and rewards where you left them.');

export default SigninPage;
