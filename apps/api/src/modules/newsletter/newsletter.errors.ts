import { FeatureError } from '../../errors/feature-error';

export const confirmationOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete, older than seven days, or replaced by a newer one. Nothing was changed. Please subscribe again.',
  );
export const linkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete. Nothing was changed. Please open it from the email again.',
  );
