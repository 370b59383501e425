import { ForgotPasswordPage } from '../features/auth/password/forgot-password-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta('Forgot Password', 'Get a link by email to choose a new password.');

export default ForgotPasswordPage;
