import { ResetPasswordPage } from '../features/accounts/entry/reset-password-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Reset Password', 'Choose a new password with the link from your mail.');

export default ResetPasswordPage;
