import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** An image as it was stored: re-encoded, and so without anything but its pixels. */
export const uploadedImage = z.object({
  /** Cannot be guessed; ends in the width and the height, so that a page keeps the place before the image has come. */
  id: z.string(),
  /** What a text names: `![description](/api/images/…)`. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/images',
  scope: 'session',
  tag: 'Images',
  summary:
    'Accepts one PNG, JPEG or WebP of at most 5 MiB and 40 megapixels for a text. Saves it as WebP, at most 2,000 pixels wide and without metadata, and removes it after a day if no posted text uses it.',
  responses: { 201: uploadedImage },
  errors: [
    'auth.required',
    'files.empty',
    'files.incomplete',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'images.pixels',
    'images.unreadable',
    'limits.requests',
    'limits.storage',
    'limits.uploads',
    'request.invalid',
    'server.busy',
  ],
});

export const getImage = endpoint({
  method: 'GET',
  path: '/api/images/:id',
  scope: 'visitor',
  tag: 'Images',
  summary:
    'An image as WebP, for everyone if a posted text uses it, and otherwise for the person who uploaded it.',
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'This is not an image id.')) }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: ['files.unavailable', 'images.not_found', 'request.invalid'],
});
