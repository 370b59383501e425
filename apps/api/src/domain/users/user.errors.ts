import { FeatureError, invalidRequest } from '../../errors/feature-error';

export const idTaken = () =>
  new FeatureError(
    409,
    'users.id_taken',
    'This user id belongs to another browser. A new one can be made up and registered.',
  );
export const emailTaken = () =>
  new FeatureError(409, 'accounts.email_taken', 'An account with this email already exists');
export const termsChanged = () =>
  invalidRequest(
    'The terms have changed. Please reload the page and read them again. No account was created.',
    'termsVersion',
  );
export const badPassword = (message: string) =>
  new FeatureError(422, 'accounts.password', message, { issues: [{ path: 'password', message }] });
export const wrongCredentials = () => new FeatureError(401, 'auth.credentials', 'Invalid email or password');
export const secondFactorNeeded = () =>
  new FeatureError(
    401,
    'auth.second_factor',
    'Please enter the code of your authenticator app, or a recovery code.',
  );
export const wrongCode = () =>
  new FeatureError(
    401,
    'auth.code',
    'This code is wrong, has already been used, or is out of date. Please check your device’s clock and try the next one.',
  );
export const proofNeeded = () =>
  new FeatureError(403, 'auth.confirm', 'Please confirm that it is you. Nothing was changed yet.');
export const linkInvalid = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link has already been used, has expired, or is incomplete. Nothing was changed; please ask for a new one.',
  );
export const noSuchEntry = () =>
  new FeatureError(404, 'request.not_found', 'There is no such entry; it may already be gone.');
