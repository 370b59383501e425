import { FeatureError } from '../../../errors/feature-error';

export const totpOn = () =>
  new FeatureError(
    409,
    'totp.already_on',
    'This account already has an authenticator app. Turn it off first to set up another one.',
  );
export const totpNotStarted = () =>
  new FeatureError(409, 'totp.not_started', 'This QR code is no longer valid. Please start again.');
export const passkeyRefused = () =>
  new FeatureError(
    401,
    'auth.passkey',
    'This passkey was not accepted. Nothing was changed. Please try again, or sign in another way.',
  );
