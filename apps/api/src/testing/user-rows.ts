import { randomUUID } from 'node:crypto';
import type { DocumentStatus } from '@aw/contracts/documents/shapes';
import { inTransaction } from '../database/in-transaction';
import { settleUploads } from '../modules/credits/settle-uploads';
import { insertRow } from './rows';
import type { TestApp } from './test-app';

/** Inserts a new person without an account and returns the id. */
export async function newUser(test: TestApp): Promise<string> {
  const id = `anon_${randomUUID().replaceAll('-', '')}_1700000000000`;
  await insertRow(test, 'users', { id });
  return id;
}

/** Inserts a document of a person without bytes or pages, counted like a checked one, and returns its id. */
export async function publishRow(
  test: TestApp,
  uploaderId: string,
  status: DocumentStatus = 'published',
): Promise<number> {
  const sha256 = randomUUID();
  return inTransaction(test.ctx, async (ctx) => {
    await ctx.db.insertInto('files').values({ sha256, size_bytes: 10, storage_key: sha256 }).execute();
    const { id } = await ctx.db
      .insertInto('documents')
      .values({
        title: 'Notes',
        file_name: 'notes.pdf',
        uploader_id: uploaderId,
        file_sha256: sha256,
        file_size: 10,
        status,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleUploads(ctx.db, uploaderId, id);
    return id;
  });
}
