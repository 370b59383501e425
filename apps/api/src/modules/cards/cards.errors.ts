import { FeatureError } from '../../errors/feature-error';

export const cardNotFound = () =>
  new FeatureError(
    404,
    'review.not_found',
    'Review card not found, or you are taking its quiz right now. Nothing was changed.',
  );

export const flashcardNotFound = () =>
  new FeatureError(
    404,
    'review.not_found',
    'Flashcard not found. It may have been deleted. Nothing was changed.',
  );
