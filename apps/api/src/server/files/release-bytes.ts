import type { Database } from '@aw/db';
import * as privacy from '@aw/db/privacy';

/** A job that reads a file ends within an hour (`queues.ts`) and may store pictures until then. */
const readingMs = 65 * 60 * 1000;

/** Releases stored bytes: the clean-up removes them once nothing else has them, and nothing can still be reading. */
export async function releaseBytes(
  db: Database,
  file: { sha256: string; isRead: boolean },
  now: Date,
): Promise<void> {
  await privacy.noteErasedFile(db, file.sha256, file.isRead ? now : new Date(now.getTime() + readingMs));
}
