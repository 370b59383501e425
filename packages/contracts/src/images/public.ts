import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Id of an image, as uploads return it. */
export const imageIdField = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'This is not an image id.'));

/** Uses of an uploaded image: in a text on the site, or in a private message to the AI. */
export const imageUses = ['text', 'chat'] as const;

/** Stored image. It is re-encoded, so that it contains only its pixels and no metadata. */
export const uploadedImage = z.object({
  /** Unguessable id that ends in width and height, so that a page can reserve the space before the image has loaded. */
  id: z.string(),
  /** Address to use in a text: `![description](/api/images/…)`. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

export const uploadImage = endpoint('POST /api/images', {
  scope: 'session',
  tag: 'Images',
  summary:
    'Accepts one PNG, JPEG or WebP of at most 5 MiB and 40 megapixels for a text or, with `for=chat`, for a message to the AI. Saves it as WebP without metadata, at most 2,000 pixels wide or, for a chat, at most 2 megapixels, and removes it after a day if neither a posted text nor a chat uses it.',
  query: z.object({ for: z._default(z.enum(imageUses), 'text') }),
  responses: { 201: uploadedImage },
  errors: [
    'files.empty',
    'files.incomplete',
    'files.infected',
    'files.missing',
    'files.too_large',
    'files.type',
    'files.unavailable',
    'images.pixels',
    'images.unreadable',
    'request.invalid',
    'limits.requests',
    'limits.storage',
    'limits.uploads',
    'server.busy',
  ],
});

export const getImage = endpoint('GET /api/images/:id', {
  scope: 'visitor',
  tag: 'Images',
  summary:
    'An image as WebP, for everyone if a posted text uses it, and otherwise, also in a chat, only for the person who uploaded it.',
  params: z.object({ id: imageIdField }),
  responses: { 200: z.any() },
  produces: 'image/webp',
  isStored: true,
  errors: ['files.unavailable', 'images.not_found'],
});

export const readImageText = endpoint('POST /api/images/:id/text', {
  scope: 'session',
  tag: 'Images',
  summary:
    'Reads the text of an own image with OCR, so that its owner can correct it and send it to a model that cannot see images. `text` is null if no text can be read with certainty.',
  params: z.object({ id: imageIdField }),
  responses: { 200: z.object({ text: z.nullable(z.string()) }) },
  errors: ['files.unavailable', 'images.not_found', 'limits.requests', 'request.invalid', 'server.busy'],
});
