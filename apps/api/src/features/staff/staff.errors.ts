import { waitText } from '@aw/contracts/duration-text';
import { FeatureError } from '../../errors/feature-error';

export const wrongCredentials = () =>
  new FeatureError(401, 'staff.credentials', 'The username or the password is wrong.');
export const setupInvalid = () =>
  new FeatureError(
    410,
    'staff.setup_invalid',
    'This link was used already, was ended, or has expired. Ask who invited you for a new one; for the first administrator run `pnpm admin:invite`.',
  );
export const setupTaken = () =>
  new FeatureError(
    409,
    'staff.setup_invalid',
    'There is somebody with this username or e-mail already. The link is still good; please choose another name.',
  );
export const notFound = () =>
  new FeatureError(
    404,
    'request.not_found',
    'There is no such entry; it may have been changed meanwhile. Please reload the list.',
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
    'Please enter the code that your authenticator app shows now, or a recovery code. Each is good once.',
  );
// Within a session these are no 401, which would end it in the console.
export const codeRefused = () =>
  new FeatureError(
    422,
    'staff.totp',
    'This code is not right, was used already, or is from another moment. Nothing was changed.',
  );
export const badStaffPassword = (message: string) =>
  new FeatureError(422, 'staff.password', message, { issues: [{ path: 'password', message }] });
export const lastAdministrator = () =>
  new FeatureError(
    409,
    'staff.last_administrator',
    'This is the last active administrator; without one nobody could manage staff. Make somebody else an administrator first.',
  );
export const ownSecondFactor = () =>
  new FeatureError(
    409,
    'staff.own_second_factor',
    'Your own second factor is turned off under Security, with a code of it. Nothing was changed.',
  );
export const tooManyInvites = () =>
  new FeatureError(
    409,
    'staff.too_many_invites',
    'There are many open invitations already. End some of them first.',
  );
export const passwordRefused = () =>
  new FeatureError(422, 'staff.credentials', 'This is not your password. Nothing was changed.');
export const totpOn = () =>
  new FeatureError(
    409,
    'totp.already_on',
    'An authenticator app guards your sign-in already. Turn it off first to set up another one.',
  );
export const totpNotStarted = () =>
  new FeatureError(
    409,
    'totp.not_started',
    'No authenticator app is set up, or a newer code picture was shown meanwhile. Please start again.',
  );
