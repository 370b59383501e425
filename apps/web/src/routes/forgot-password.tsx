import { ForgotPasswordPage } from '../features/auth/forgot-password-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Forgot Password', 'Ask for a mailed link with which you choose a new password.');

export default ForgotPasswordPage;
