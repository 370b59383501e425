import { FeatureError } from '../../errors/feature-error';

export const messageNotFound = () =>
  new FeatureError(404, 'messages.not_found', 'Message not found. Please reload the list.');
export const messageChanged = () =>
  new FeatureError(
    409,
    'messages.changed',
    'Someone else has answered this message. Nothing was sent, and your text is still in the field.',
  );
export const messageBlanked = () =>
  new FeatureError(
    409,
    'messages.blanked',
    'You can no longer work on this message. Its sender and text were deleted, because we keep them only for a limited time or the account was erased.',
  );
