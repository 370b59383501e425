import type { Database } from '../database';

/** Notes that the scan of a file waits for the scanner. Returns since when it does. */
export async function startScanWait(db: Database, sha256: string, now: Date): Promise<Date> {
  const { scan_waiting_since: since } = await db
    .updateTable('files')
    .set((eb) => ({ scan_waiting_since: eb.fn.coalesce('scan_waiting_since', eb.val(now)) }))
    .where('sha256', '=', sha256)
    .returning('scan_waiting_since')
    .executeTakeFirstOrThrow();
  return since ?? now;
}

/** Notes that the scan of a file does not wait any more. */
export async function endScanWait(db: Database, sha256: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ scan_waiting_since: null, scan_alerted_at: null })
    .where('sha256', '=', sha256)
    .where('scan_waiting_since', 'is not', null)
    .execute();
}

/** Returns whether a file has waited for the scanner since before a time and staff were told about no waiting file. */
export async function isScanAlertDue(db: Database, before: Date): Promise<boolean> {
  const { due, told } = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('files')
            .select('sha256')
            .where('scan_waiting_since', '<=', before)
            .where('size_bytes', '>', 0),
        )
        .as('due'),
      eb
        .exists(
          eb
            .selectFrom('files')
            .select('sha256')
            .where('scan_waiting_since', 'is not', null)
            .where('scan_alerted_at', 'is not', null),
        )
        .as('told'),
    ])
    .executeTakeFirstOrThrow();
  return due === true && told !== true;
}

/** Marks that staff were told about all files that wait for the scanner, and returns the number of files. */
export async function markScanAlerted(trx: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ scan_alerted_at: now })
    .where('scan_waiting_since', 'is not', null)
    .where('scan_alerted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
