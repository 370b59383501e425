import { maxProofs } from '@aw/contracts/experts/profile';
import { addExpertProof } from '@aw/contracts/experts/public';
import * as documents from '@aw/db/documents';
import type { ExpertProofRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import type { FastifyRequest } from 'fastify';
import { contentKey } from '../../../adapters/files/file-keys';
import type { FileStore, StagedFile } from '../../../adapters/files/file-store';
import { secondsPerDay } from '../../../config/durations';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { fileEmpty, tooManyUploads } from '../../../server/files/file.errors';
import { ownGroup } from '../../../server/files/queue-group';
import { type ReceivedFile, readFields, receiveFile } from '../../../server/files/receive-file';
import { auditOwn } from '../../audit/audit-own';
import { proofRemovalTime } from '../decide-expert';
import { proofType, tooManyProofs, unconfirmed } from '../experts.errors';
import { isProofStart } from './judge-proof';

type Fields = { subject: string };

/** Checks, before a byte is read, that the acting person may add a proof now. */
export async function checkProofLimits(ctx: AccountContext): Promise<void> {
  if (!ctx.user.email_verified_at) throw unconfirmed();
  await checkCount(ctx.db, ctx.userId);
  const { LIMIT_UPLOADS_PER_DAY: perDay } = ctx.config;
  await ctx.limits.take('expert-proofs', ctx.userId, perDay, secondsPerDay).catch((error: unknown) => {
    throw error instanceof FeatureError ? tooManyUploads(perDay) : error;
  });
}

/** Streams a proof into staging. A refused upload leaves nothing behind. */
export async function receiveProof(request: FastifyRequest, files: FileStore): Promise<ReceivedFile<Fields>> {
  return receiveFile(request, files, {
    check: checkStaged,
    read: (texts) => readFields(addExpertProof.form, texts),
  });
}

function checkStaged(staged: StagedFile): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (!isProofStart(staged.headBytes)) throw proofType();
}

/** Stores a received proof, which only its sender and staff can open, and queues its checks. */
export async function addProof(ctx: AccountContext, received: ReceivedFile<Fields>): Promise<ExpertProofRow> {
  return saveProof(ctx, received).catch(async (error: unknown) => {
    await received.staged.discard();
    throw error;
  });
}

async function saveProof(
  ctx: AccountContext,
  { staged, fileName, fields }: ReceivedFile<Fields>,
): Promise<ExpertProofRow> {
  return inTransaction(ctx, async (ctx) => {
    const { id: userId } = await lockAccount(ctx);
    const queued = await checkCount(ctx.db, userId);
    const expert = await experts.find(ctx.db, userId);
    // A removal of the same bytes after an erasure has finished before this lock, or finds this proof.
    await documents.lockFileHash(ctx.db, staged.sha256);
    const storageKey = contentKey(staged.sha256);
    await documents.upsertFile(ctx.db, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
    const group = ownGroup({ userId });
    const proof = await experts.insertProof(ctx.db, {
      user_id: userId,
      subject: fields.subject,
      file_sha256: staged.sha256,
      file_name: fileName,
      size_bytes: staged.sizeBytes,
      queue_group: group,
      remove_after: expert?.is_waiting ? null : proofRemovalTime(ctx.now()),
    });
    await ctx.jobs.enqueue(
      ctx.db,
      'check-expert-proof',
      { proofId: proof.id },
      { turn: { group, place: queued } },
    );
    // The file name is left out, because the log is kept longer than the file.
    await auditOwn(ctx.db, userId, 'expert.proof_added', { after: { subject: fields.subject } });
    await staged.commit(storageKey);
    return proof;
  });
}

/** Throws if the person has too many proofs. Returns how many of them wait for their checks. */
async function checkCount(db: AccountContext['db'], userId: string): Promise<number> {
  const { kept, queued } = await experts.countProofs(db, userId, ownGroup({ userId }));
  if (kept >= maxProofs) throw tooManyProofs();
  return queued;
}
