import * as contract from '@aw/contracts/images/public';
import { staffGetImage } from '@aw/contracts/images/staff';
import type { SlotCounter } from '../../server/events/slot-counter';
import { route, routes } from '../../server/routes';
import { getImage, getImageForStaff } from './get-image';
import { imageHeaders } from './image-headers';
import { readImageText } from './read-image-text';
import { uploadImage } from './upload-image';

/** `places` limits uploads at the same time, per person and address. */
export const imageRoutes = (places: SlotCounter) =>
  routes(
    route(contract.getImage, async (ctx, { params, reply }) => {
      const { bytes, sizeBytes, isUsed } = await getImage(ctx, params.id, ctx.userId);
      reply.headers({
        ...imageHeaders,
        // Private, so that no shared cache keeps an image after it is erased. One that its owner alone sees would still be
        // in the browser after a sign-out.
        'cache-control': isUsed ? 'private, max-age=31536000, immutable' : 'no-store',
        'content-length': sizeBytes,
        // The console is on another origin and shows texts with their images.
        ...(isUsed ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      });
      return reply.type('image/webp').send(bytes);
    }),
    route(contract.uploadImage, (ctx, { request, query }) =>
      uploadImage(ctx, { request, places, use: query.for }),
    ),
    route(contract.readImageText, (ctx, { params, request }) =>
      readImageText(ctx, { id: params.id, ip: request.ip }),
    ),
    route(staffGetImage, async (ctx, { params, reply }) => {
      const { bytes, sizeBytes } = await getImageForStaff(ctx, params.id);
      reply.headers({
        'cache-control': 'private, max-age=3600',
        'content-length': sizeBytes,
        'x-content-type-options': 'nosniff',
      });
      return reply.type('image/webp').send(bytes);
    }),
  );
