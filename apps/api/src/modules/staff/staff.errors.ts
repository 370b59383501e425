import { waitText } from '@aw/contracts/duration-text';
import { FeatureError } from '../../errors/feature-error';

export const wrongCredentials = () =>
  new FeatureError(401, 'staff.credentials', 'The username or the password is wrong.');
export const setupInvalid = () =>
  new FeatureError(
    410,
    'staff.setup_invalid',
    'This link has already been used, was revoked, or has expired. Ask the person who invited you for a new one. For the first administrator, run `npm run admin:invite`.',
  );
export const setupTaken = () =>
  new FeatureError(
    409,
    'staff.setup_invalid',
    'This username or email is already taken. Please choose another one. The link still works.',
  );
export const notFound = () =>
  new FeatureError(
    404,
    'request.not_found',
    'Not found. Someone may have changed it. Please reload the list.',
  );
export const tooManySignIns = (seconds: number) =>
  new FeatureError(
    429,
    'staff.too_many_attempts',
    `Too many failed sign-ins. Please try again in ${waitText(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
export const codeNeeded = () =>
  new FeatureError(
    401,
    'staff.totp',
    'Please enter the code your authenticator app shows now, or a recovery code. Each works once.',
  );
// Not 401, which would end the session in the console.
export const codeRefused = () =>
  new FeatureError(422, 'staff.totp', 'This code is wrong, expired or already used. Nothing was changed.');
export const badStaffPassword = (message: string) =>
  new FeatureError(422, 'staff.password', message, { issues: [{ path: 'password', message }] });
export const lastAdministrator = () =>
  new FeatureError(
    409,
    'staff.last_administrator',
    'This is the last active administrator. Please make someone else an administrator first, so that someone can manage staff.',
  );
export const ownSecondFactor = () =>
  new FeatureError(
    409,
    'staff.own_second_factor',
    'Nothing was changed. To turn off your own two-step sign-in, use Security, with one of its codes.',
  );
export const tooManyInvites = () =>
  new FeatureError(
    409,
    'staff.too_many_invites',
    'There are too many open invitations. Please end some of them first.',
  );
export const passwordRefused = () =>
  new FeatureError(422, 'staff.credentials', 'This password is wrong. Nothing was changed.');
export const totpOn = () =>
  new FeatureError(
    409,
    'totp.already_on',
    'You already have an authenticator app. Turn it off first to set up another one.',
  );
export const totpNotStarted = () =>
  new FeatureError(409, 'totp.not_started', 'This QR code is no longer valid. Please start again.');
