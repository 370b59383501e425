import { FeatureError } from '../../errors/feature-error';

export const cardNotFound = () =>
  new FeatureError(
    404,
    'review.not_found',
    'There is no such card of yours, or you are taking its quiz. Nothing was changed.',
  );
