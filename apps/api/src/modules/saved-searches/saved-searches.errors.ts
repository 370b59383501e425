import { maxSavedSearches } from '@aw/contracts/search/saved';
import { FeatureError, invalidRequest } from '../../errors/feature-error';

export const savedSearchNotFound = () =>
  new FeatureError(404, 'saved_searches.not_found', 'This saved search has ended or was stopped before.');
export const savedSearchesFull = () =>
  new FeatureError(
    409,
    'saved_searches.full',
    `You have ${maxSavedSearches} saved searches, which is the most. Nothing was changed. Please stop one of them first.`,
  );
export const emailNeeded = () =>
  invalidRequest('Please enter your email address, so that we can write to you.', 'email');
export const linkOver = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete, older than seven days, or replaced by a newer one. Nothing was changed. Please save the search again.',
  );
export const stopLinkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete. Nothing was changed. Please open it from the email again.',
  );
