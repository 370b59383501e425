import { FeatureError } from '../../errors/feature-error';

export const messageNotFound = () =>
  new FeatureError(404, 'messages.not_found', 'There is no such message. Please reload the list.');
export const messageChanged = () =>
  new FeatureError(
    409,
    'messages.changed',
    'Somebody answered this message in the meantime. Nothing was sent; what you wrote is still in the field.',
  );
export const messageBlanked = () =>
  new FeatureError(
    409,
    'messages.blanked',
    'The sender and the text of this message were deleted, because it had been kept long enough or the account was erased, so nothing more can be done with it.',
  );
