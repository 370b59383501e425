import { FeatureError } from '../../errors/feature-error';

export const imageNotFound = () =>
  new FeatureError(404, 'images.not_found', 'Image not found, or you are not allowed to see it.');
export const imageType = () =>
  new FeatureError(
    415,
    'files.type',
    'This file was not uploaded, because its content is not a PNG, JPEG or WebP image, even if its name says so. Save it as one of these, or choose a screenshot of it.',
  );
export const tooManyImages = () =>
  new FeatureError(
    429,
    'limits.uploads',
    'This image was not uploaded, because others from you or your network are still being processed. Please choose it again in a few seconds.',
    { retryAfterSeconds: 5 },
  );
export const imagesBusy = () =>
  new FeatureError(
    503,
    'server.busy',
    'This image was not uploaded, because we are processing a lot of images right now. Please choose it again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

export const imageTextBusy = () =>
  new FeatureError(
    503,
    'server.busy',
    'The text of this image was not read, because we are reading a lot of images right now. Your image is safe. Please try again in a minute.',
    { retryAfterSeconds: 60 },
  );

export const imageTooManyPixels = () =>
  new FeatureError(
    422,
    'images.pixels',
    'This image was not uploaded, because it has more than 40 megapixels or a side longer than 65,535 pixels. Make it smaller, or choose a screenshot of it.',
  );
export const imageUnreadable = () =>
  new FeatureError(
    422,
    'images.unreadable',
    'This image was not uploaded, because it is damaged and we could not open it. Open it on your device, save it again and choose the new copy.',
  );
export const imageTooHard = () =>
  new FeatureError(
    422,
    'images.unreadable',
    'This image was not uploaded, because opening it took more time or memory than we allow. Make it smaller, or choose a screenshot of it.',
  );
