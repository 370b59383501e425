import { FeatureError } from '../../errors/feature-error';

export const certificateNotFound = () =>
  new FeatureError(
    404,
    'certificates.not_found',
    'There is no certificate here that you can see. It may be private, or the address may be mistyped.',
  );
