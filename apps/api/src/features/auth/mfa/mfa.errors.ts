import { FeatureError } from '../../../errors/feature-error';

export const totpOn = () =>
  new FeatureError(
    409,
    'totp.already_on',
    'An authenticator app guards this account already. Turn it off first to set up another one.',
  );
export const totpNotStarted = () =>
  new FeatureError(
    409,
    'totp.not_started',
    'No authenticator app is being set up, or a newer code picture was shown meanwhile. Please start again.',
  );
export const passkeyRefused = () =>
  new FeatureError(
    401,
    'auth.passkey',
    'This passkey was not accepted. Nothing was changed; please try again, or use another way in.',
  );
