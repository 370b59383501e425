import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { ExpertProofRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { mimeOf } from '../../../server/files/mime-of';
import { releaseBytes } from '../../../server/files/release-bytes';
import type { SentFile } from '../../../server/files/send-file';
import { auditOwn } from '../../audit/audit-own';
import { expertNotFound } from '../experts.errors';

/** Returns the bytes of a proof of the acting person. Throws 404 for any other. */
export async function getProof(ctx: AccountContext, id: string): Promise<SentFile> {
  return toSentFile(ctx.db, await findProofOf(ctx.db, ctx.userId, id));
}

/** Returns the bytes of a proof that passed its checks, and logs that it was opened. Throws 404. */
export async function getStaffProof(ctx: StaffContext, userId: string, id: string): Promise<SentFile> {
  const proof = await findProofOf(ctx.db, userId, id);
  if (proof.status !== 'ready') throw expertNotFound();
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'expert.proof_read',
    target: `user:${userId}`,
    after: { proofId: id, subject: proof.subject },
  });
  return toSentFile(ctx.db, proof);
}

/** Deletes a proof of the acting person. Throws 404. */
export async function removeProof(ctx: AccountContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: userId } = await lockAccount(ctx);
    const proof = await experts.deleteProof(ctx.db, userId, id);
    if (!proof) throw expertNotFound();
    await releaseBytes(ctx.db, { sha256: proof.file_sha256, isRead: proof.status !== 'checking' }, ctx.now());
    await auditOwn(ctx.db, userId, 'expert.proof_removed', { after: { subject: proof.subject } });
  });
}

async function findProofOf(db: Database, userId: string, id: string): Promise<ExpertProofRow> {
  const proof = await experts.findProof(db, id);
  if (proof?.user_id !== userId) throw expertNotFound();
  return proof;
}

async function toSentFile(db: Database, proof: ExpertProofRow): Promise<SentFile> {
  const stored = await documents.findFile(db, proof.file_sha256);
  if (!stored) throw new Error(`Proof ${proof.id} names bytes that are not in the file table.`);
  return {
    key: stored.storage_key,
    sizeBytes: stored.size_bytes,
    etag: stored.sha256,
    fileName: proof.file_name,
    mime: mimeOf(stored.kind),
  };
}
