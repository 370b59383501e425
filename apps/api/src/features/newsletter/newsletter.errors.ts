import { FeatureError } from '../../errors/feature-error';

export const confirmationOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete, was replaced by a later one, or is older than seven days. Nothing was changed; please subscribe again.',
  );
export const linkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete. Nothing was changed; please open it from the e-mail again.',
  );
