import type { Database } from '@aw/db';
import * as images from '@aw/db/images';
import { invalidRequest } from '../../errors/feature-error';

/**
 * Notes, in the transaction that stores a text, which images it names, so that they are kept. They are hidden until
 * `updateHiddenImages`, which the caller calls once the text is stored, decides who sees them. Throws 400 with an issue for `field` when one is not there or not the person's
 * own.
 */
export async function useImages(
  db: Database,
  userId: string,
  ids: readonly string[],
  field = 'content',
): Promise<void> {
  if (ids.length === 0) return;
  const used = new Set(await images.markImagesUsed(db, userId, [...ids]));
  const missing = ids.find((id) => !used.has(id));
  if (missing !== undefined)
    throw invalidRequest(
      `The image /api/images/${missing} is not yours, or was deleted because you did not post it within a day. Please remove it from your text, or choose it again.`,
      field,
    );
}
