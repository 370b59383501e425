import { FeatureError } from '../../../errors/feature-error';

export const userNotFound = () =>
  new FeatureError(
    404,
    'people.not_found',
    'User not found. The id is unknown, or the user was merged or erased.',
  );
export const hasNoAccount = () => new FeatureError(409, 'people.anonymous', 'This user has no account.');
export const isVerified = () =>
  new FeatureError(409, 'people.verified', 'The email address of this user is already confirmed.');
export const mergeRefused = (message: string) => new FeatureError(409, 'people.merge', message);
