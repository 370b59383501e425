import { ForgotPasswordPage } from '../features/accounts/entry/forgot-password-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta('Forgot Password', 'Ask for a mailed link with which you choose a new password.');

export default ForgotPasswordPage;
