import type { Database } from '@aw/db';
import * as privacy from '@aw/db/privacy';
import { minuteMs } from '../../config/durations';

/** A job that reads a file ends within an hour (`queues.ts`) and may store images until then. */
const readingMs = 65 * minuteMs;

/**
 * Releases a stored file. The cleanup job deletes it when nothing else refers to it and no job can still be reading
 * it.
 */
export async function releaseBytes(
  db: Database,
  file: { sha256: string; isRead: boolean },
  now: Date,
): Promise<void> {
  await privacy.insertErasedFile(db, file.sha256, file.isRead ? now : new Date(now.getTime() + readingMs));
}
