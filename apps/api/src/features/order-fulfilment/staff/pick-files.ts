import { type Database, listFilesForStaff, type StaffFileRow } from '@aw/db';
import { filesNotReady } from './staff.errors';

/**
 * Files of staff that wait to be shown to the customer, by their ids; throws 422 `orders.files` when one is not of this
 * order and role, is still being checked, was refused, or was shown before.
 */
export async function pickFiles(
  db: Database,
  orderId: string,
  fileIds: string[],
  roles: readonly string[],
): Promise<StaffFileRow[]> {
  const ids = [...new Set(fileIds)];
  const files = await listFilesForStaff(db, orderId, ids);
  const fits = (file: StaffFileRow) =>
    file.from_whom === 'staff' && roles.includes(file.role) && file.shown_at === null;
  if (files.length !== ids.length || !files.every(fits))
    throw filesNotReady(
      'One of the files does not belong to this, or was sent before. Please add it again. Nothing was sent.',
    );
  const refused = files.find(({ status }) => status === 'refused');
  if (refused)
    throw filesNotReady(`“${refused.file_name}” was refused: ${refused.reason ?? ''} Nothing was sent.`);
  const waiting = files.find(({ status }) => status !== 'ready');
  if (waiting)
    throw filesNotReady(
      `“${waiting.file_name}” is still being checked. Please try again in a moment. Nothing was sent.`,
    );
  return files;
}
