import { FeatureError } from '../../errors/feature-error';

export const confirmationOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is not complete, was replaced by a later one, or is older than seven days. Nothing was changed; please subscribe once more.',
  );
export const linkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is not complete. Nothing was changed; please open it from the mail once more.',
  );
