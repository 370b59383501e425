import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as documents from '@aw/db/documents';
import * as userQueries from '@aw/db/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contentKey } from '../../adapters/files/file-keys';
import { inTransaction } from '../../database/in-transaction';
import { uniquePdf } from '../../testing/make-pdf';
import { selectRow, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { decideAppeal } from './review/appeals';
import { uploadDocument } from './upload-document';

const test = useTestApp();
type UserChange = { erased_at?: Date; suspended_at?: Date; merged_into?: string };

const change = (id: string, set: UserChange) => updateRow(test, 'users', id, set);
const documentsOf = (ids: string[]) =>
  test.ctx.db.selectFrom('documents').select('uploader_id').where('uploader_id', 'in', ids).execute();

/** Prepares an upload whose bytes are staged and whose row is not inserted yet. */
async function stageUpload() {
  const users = [await signedIn(test.app), await signedIn(test.app), await signedIn(test.app)];
  const ids = users.map(({ id }) => id);
  const [first = '', second = '', third = ''] = ids;
  const staged = await test.ctx.files.stage(Readable.from([await uniquePdf()]));
  const fields = { title: 'On its way', documentType: 'notes' as const };
  const finish = () =>
    uploadDocument({ ...test.ctx, userId: first }, { staged, fileName: 'notes.pdf', fields });
  const bytes = () => test.ctx.files.sizeOf(contentKey(staged.sha256));
  return { ids, first, second, third, finish, bytes };
}

describe('an upload in progress', () => {
  it.each(['erased_at', 'suspended_at'] as const)(
    '[U9] an upload of a person whose %s was set in the meantime leaves neither a document nor bytes',
    async (column) => {
      const { ids, first, finish, bytes } = await stageUpload();
      await change(first, { [column]: new Date() });
      await expect(finish()).rejects.toMatchObject({ code: 'auth.required' });
      expect([await documentsOf(ids), await bytes()]).toEqual([[], undefined]);
      expect(await test.ctx.files.removeStaleStages(-1000)).toBe(0);
    },
  );

  it.each(['erased_at', 'suspended_at'] as const)(
    '[U9] an upload of a person who was merged into an account with %s is refused too',
    async (column) => {
      const { ids, first, second, third, finish, bytes } = await stageUpload();
      await change(first, { merged_into: second });
      await change(second, { merged_into: third });
      await change(third, { [column]: new Date() });
      await expect(finish()).rejects.toMatchObject({ code: 'auth.required' });
      expect([await documentsOf(ids), await bytes()]).toEqual([[], undefined]);
    },
  );

  it('[U6] an upload belongs to the account into which its person was merged, over several merges', async () => {
    const { ids, first, second, third, finish } = await stageUpload();
    await change(first, { merged_into: second });
    await change(second, { merged_into: third });
    await finish();
    expect(await documentsOf(ids)).toEqual([{ uploader_id: third }]);
  });
});

it.each(['grant', 'deny'] as const)(
  '[D11] an appeal is answered (%s) during a merge of its person without a deadlock',
  async (decision) => {
    const [from, into] = [await signedIn(test.app), await signedIn(test.app)];
    const { id } = (await from.upload(await uniquePdf())).json<{ id: number }>();
    await updateRow(test, 'documents', id, { status: 'refused' });
    await documents.insertAppeal(test.ctx.db, { documentId: id, userId: from.id, message: 'Please.' });
    const appeal = () =>
      selectRow(test, 'document_appeals', { document_id: id }, ['id', 'status', 'user_id']);
    const { id: appealId } = await appeal();
    const admin = { id: randomUUID(), username: 'amira', email: 'amira@example.org', role: 'admin' };
    let deciding: Promise<number> | undefined;
    // Follows the order of a merge.
    await inTransaction(test.ctx, async (ctx) => {
      await userQueries.lockPair(ctx.db, from.id, into.id);
      deciding = decideAppeal({ ...test.ctx, admin }, appealId, { decision, answer: 'Seen.' });
      deciding.catch(() => undefined);
      await expect.poll(waitingLocks).toBeGreaterThan(0);
      await ctx.db.updateTable('documents').set({ uploader_id: into.id }).where('id', '=', id).execute();
      await ctx.db
        .updateTable('document_appeals')
        .set({ user_id: into.id })
        .where('id', '=', appealId)
        .execute();
    });
    expect(await deciding).toBe(id);
    expect(await appeal()).toMatchObject({
      status: decision === 'grant' ? 'granted' : 'denied',
      user_id: into.id,
    });
  },
);

it('[D11] only one of several parallel answers to an appeal is stored', async () => {
  const user = await signedIn(test.app);
  const { id } = (await user.upload(await uniquePdf())).json<{ id: number }>();
  await updateRow(test, 'documents', id, { status: 'refused' });
  await documents.insertAppeal(test.ctx.db, { documentId: id, userId: user.id, message: 'Please.' });
  const { id: appealId } = await selectRow(test, 'document_appeals', { document_id: id });
  const admin = { id: randomUUID(), username: 'amira', email: 'amira@example.org', role: 'admin' };
  const decide = () => decideAppeal({ ...test.ctx, admin }, appealId, { decision: 'deny', answer: 'No.' });
  const answers = await Promise.allSettled([decide(), decide(), decide()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

async function waitingLocks(): Promise<number> {
  return (await sql`select from pg_locks where not granted`.execute(test.ctx.db)).rows.length;
}
