import { SignupPage } from '../features/accounts/entry/signup-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta('Sign Up', 'Create an account: what you uploaded and earned without one stays yours.');

export default SignupPage;
