import { LoginPage } from '../features/auth/sign-in/login-page';
import { unlistedPageMeta } from '../lib/page-title';

export const meta = () =>
  unlistedPageMeta(
    'Sign in or sign up',
    'Sign in to your account or create one, with a password, a passkey or your Google account.',
  );

export default LoginPage;
