import type { lockWithUploader } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as moderation from '@aw/db/moderation';
import type { Context } from '../../context';
import { heldBecause } from '../moderation/hold-rules';

type Held = NonNullable<Awaited<ReturnType<typeof lockWithUploader>>>;
type Texts = { title: string; description: string | null };

/**
 * Returns the columns that hold a document whose texts were changed, when a rule that holds posts catches the new ones;
 * nothing otherwise. It stays out of the library until staff have looked at it, also when a removal by staff ends before.
 */
export async function holdOf(ctx: Pick<Context, 'db' | 'now'>, before: Held, { title, description }: Texts) {
  const isSame = title === before.title && description === before.description;
  if (isSame) return {};
  const { removed } = await moderation.countModeratedDocuments(ctx.db, before.uploader_id);
  const isNewcomer = removed > 0 || (await documents.countAcceptedUploads(ctx.db, before.uploader_id)) === 0;
  const holdReason = heldBecause({ texts: [title, description ?? ''], cameBefore: 0, isNewcomer });
  if (holdReason === null) return {};
  const heldAt = before.held_at ?? ctx.now();
  return { held_because: holdReason, held_at: heldAt, deleted_at: before.deleted_at ?? heldAt };
}
