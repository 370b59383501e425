import { FeatureError } from '../../errors/feature-error';

export const certificateNotFound = () =>
  new FeatureError(
    404,
    'certificates.not_found',
    'Certificate not found. It may be private, or the link may be wrong.',
  );
