import { VerifyEmailPage } from '../features/auth/verify-email/verify-email-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta(
    'Confirm Your Email',
    'Confirm the email address of your account with the link we sent to it.',
  );

export default VerifyEmailPage;
