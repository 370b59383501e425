import { FeatureError } from '../../errors/feature-error';

export const linkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is not complete. Nothing was changed; you can turn mails off in your settings.',
  );
