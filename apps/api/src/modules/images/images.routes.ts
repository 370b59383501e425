import * as contract from '@aw/contracts/images/public';
import { staffGetImage } from '@aw/contracts/images/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { createOpenPlaces } from '../../server/open-places';
import { getImage, getImageForStaff } from './get-image';
import { uploadImage } from './upload-image';

/** Images of texts, which show somebody with a session more than others. */
export function visitorImageRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getImage, async ({ params, request, reply }) => {
    const { bytes, sizeBytes, isUsed } = await getImage(ctx, params.id, request.readerId);
    reply.headers({
      // Private, so that what is erased goes from every cache between us and a browser.
      'cache-control': isUsed ? 'private, max-age=31536000, immutable' : 'private, max-age=3600',
      'content-length': sizeBytes,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      // The console, which stands elsewhere, shows texts with their images.
      'cross-origin-resource-policy': isUsed ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    return reply.type('image/webp').send(bytes);
  });
}

/** Uploads of a person with a session. */
export function sessionImageRoutes(app: FastifyInstance, base: Context): void {
  const places = createOpenPlaces();
  attach(app, contract.uploadImage, async ({ request }) =>
    uploadImage(asUser(base, request), request, places),
  );
}

/** Images of texts in the console. */
export function staffImageRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, staffGetImage, async ({ params, reply }) => {
    const { bytes, sizeBytes } = await getImageForStaff(ctx, params.id);
    reply.headers({
      'cache-control': 'private, max-age=3600',
      'content-length': sizeBytes,
      'x-content-type-options': 'nosniff',
    });
    return reply.type('image/webp').send(bytes);
  });
}
