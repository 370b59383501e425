import { listDueErasures } from '@aw/db';
import type { Context } from '../../context';
import { eraseUser } from './erase-person';
import { removeErasedFiles } from './remove-erased-files';

const mostAtOnce = 1000;

/**
 * Erases everybody whose days to undo are over, each in a transaction of their own, then the bytes that they let go of.
 * One that fails does not hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function eraseDue(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listDueErasures(ctx.db, ctx.now(), mostAtOnce)) {
    try {
      await eraseUser(ctx, userId);
    } catch (error) {
      failures.push(error);
    }
  }
  failures.push(...(await removeErasedFiles(ctx)));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} erasures failed; the next run tries them again.`);
}
