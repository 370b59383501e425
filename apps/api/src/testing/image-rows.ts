import { createHash, randomBytes } from 'node:crypto';
import * as documents from '@aw/db/documents';
import * as images from '@aw/db/images';
import { contentKey } from '../adapters/files/file-keys';
import type { TestApp } from './test-app';

export type ImageRow = { id: string; sha256: string };

/** Inserts an image of a person with unique bytes, which a text has used or not. */
export async function imageRow(test: TestApp, userId: string, { isUsed = false } = {}): Promise<ImageRow> {
  const { db, files } = test.ctx;
  const bytes = randomBytes(64);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = `${randomBytes(16).toString('hex')}-4x3`;
  await files.put(contentKey(sha256), bytes);
  await documents.upsertFile(db, { sha256, sizeBytes: bytes.length, storageKey: contentKey(sha256) });
  await images.insert(db, {
    id,
    user_id: userId,
    file_sha256: sha256,
    width: 4,
    height: 3,
    size_bytes: bytes.length,
    used_at: isUsed ? new Date() : null,
  });
  return { id, sha256 };
}
