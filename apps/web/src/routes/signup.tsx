import { SignupPage } from '../features/auth/signup-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Sign Up', 'Create an account: what you uploaded and earned without one stays yours.');

export default SignupPage;
