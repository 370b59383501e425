import { ResetPasswordPage } from '../features/auth/password/reset-password-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Reset Password', 'Choose a new password with the link from your email.');

export default ResetPasswordPage;
