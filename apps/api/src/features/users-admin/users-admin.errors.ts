import { FeatureError } from '../../errors/feature-error';

export const userNotFound = () =>
  new FeatureError(
    404,
    'people.not_found',
    'There is no such person here: the id is unknown, or they were merged or erased.',
  );
export const hasNoAccount = () => new FeatureError(409, 'people.anonymous', 'This person has no account.');
export const isVerified = () =>
  new FeatureError(409, 'people.verified', 'The address of this person is confirmed already.');
export const mergeRefused = (message: string) => new FeatureError(409, 'people.merge', message);
