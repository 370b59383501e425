import type { Database } from '@aw/db';
import * as images from '@aw/db/images';
import { invalidRequest } from '../../errors/feature-error';

/**
 * Marks the images of a text as used, in the transaction that stores the text, so that the clean-up does not remove them.
 * They stay hidden until the caller has stored the text and calls `updateHidden`. Throws 400 with an issue for
 * `field` if an image does not exist or belongs to another person.
 */
export async function claimImages(
  db: Database,
  userId: string,
  ids: readonly string[],
  field = 'content',
): Promise<void> {
  if (ids.length === 0) return;
  const used = new Set(await images.markUsed(db, userId, [...ids]));
  const missing = ids.find((id) => !used.has(id));
  if (missing !== undefined)
    throw invalidRequest(
      `The image /api/images/${missing} is not yours, or was deleted because you did not post it within a day. Please remove it from your text, or choose it again.`,
      field,
    );
}
