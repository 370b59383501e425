import { SignupPage } from '../features/auth/sign-up/signup-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Sign Up', 'Create an account and keep everything you uploaded and earned before.');

export default SignupPage;
