import { FeatureError } from '../../errors/feature-error';

export const imageNotFound = () =>
  new FeatureError(404, 'images.not_found', 'There is no such image, or it is not yours to see.');
export const imageType = () =>
  new FeatureError(
    415,
    'files.type',
    'Whatever its name says, this is not a PNG, JPEG or WebP image, so it was not stored. Save it as one of these, or take a screenshot of it, and choose that.',
  );
export const tooManyImages = () =>
  new FeatureError(
    429,
    'limits.uploads',
    'Several images from you or your connection are still being read. This one was not stored; please choose it again in a few seconds.',
    { retryAfterSeconds: 5 },
  );
export const imagesBusy = () =>
  new FeatureError(
    503,
    'server.busy',
    'A lot of images are being read right now. This one was not stored; please choose it again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

export const imageTooManyPixels = () =>
  new FeatureError(
    422,
    'images.pixels',
    'This image has more than 40 megapixels, or a side of more than 65,535 pixels, so it was not stored. Save it smaller, or take a screenshot of it, and choose that.',
  );
export const imageUnreadable = () =>
  new FeatureError(
    422,
    'images.unreadable',
    'This image is damaged and could not be opened, so it was not stored. Open it on your device, save it again and choose the new copy.',
  );
export const imageTooHard = () =>
  new FeatureError(
    422,
    'images.unreadable',
    'Reading this image took more time or memory than we allow, so it was not stored. Save it smaller, or take a screenshot of it, and choose that.',
  );
