import * as images from '@aw/db/images';
import * as users from '@aw/db/users';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { deleteUnusedImages } from './delete-unused-images';

/** Maximum number of people whose images one run removes. */
const maxOwners = 1000;

/** Removes images that no posted text used within a day and that no draft and no chat uses, and releases their bytes. */
export async function removeUnusedImages(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - dayMs);
  for (const userId of await images.listOwnersOfUnused(ctx.db, before, maxOwners))
    await inTransaction(ctx, async (ctx) => {
      await users.lock(ctx.db, userId);
      await deleteUnusedImages(ctx, userId, { before });
    });
}
