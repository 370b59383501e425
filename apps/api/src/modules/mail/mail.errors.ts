import { FeatureError } from '../../errors/feature-error';

export const linkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete. Nothing was changed. You can turn emails off in your settings.',
  );
