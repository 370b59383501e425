import { FeatureError, invalidRequest } from '../../errors/feature-error';

export const idTaken = () =>
  new FeatureError(
    409,
    'users.id_taken',
    'This user id belongs to another browser. Generate a new id and register it.',
  );
export const emailTaken = () =>
  new FeatureError(409, 'accounts.email_taken', 'An account with this email already exists');
export const termsChanged = () =>
  invalidRequest(
    'Our terms have changed, so no account was created. Please reload the page and read them again.',
    'termsVersion',
  );
/** Refuses a version of a policy that is no longer the current one. */
export const policyChanged = () =>
  new FeatureError(
    409,
    'policies.changed',
    'This policy has changed again, so nothing was saved. Please read the new summary first.',
  );
export const badPassword = (message: string) =>
  new FeatureError(422, 'accounts.password', message, { issues: [{ path: 'password', message }] });
export const wrongCredentials = () => new FeatureError(401, 'auth.credentials', 'Invalid email or password');
export const secondFactorNeeded = () =>
  new FeatureError(
    401,
    'auth.second_factor',
    'Please enter the code from your authenticator app, or a recovery code.',
  );
export const wrongCode = () =>
  new FeatureError(
    401,
    'auth.code',
    'This code is wrong, expired or already used. Please try the next code. If that fails too, check the clock of your device.',
  );
export const linkInvalid = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link has already been used, has expired, or is incomplete. Nothing was changed. Please ask for a new one.',
  );
export const noSuchEntry = () =>
  new FeatureError(404, 'request.not_found', 'Not found. It may have been removed already.');
