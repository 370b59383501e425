import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as documents from '@aw/db/documents';
import type { ExpertProofRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import type { PageReader } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import { laterReading, laterReadingOptions } from '../../../jobs/later-reading';
import { ownGroup } from '../../../server/files/queue-group';
import { withWorkFolder } from '../../../workers/work-folder';
import { judgeProof } from './judge-proof';

const giveUpReason =
  'We could not finish checking this file. This is not your fault. Please add it again, or add it as a PDF.';

/**
 * Checks a proof in child processes, like an upload to the library, and stores the reason of a refusal for its sender. If
 * reading may have failed by chance, it is tried again later with more time. Safe to run twice: a decided proof is left
 * alone.
 */
export async function checkExpertProof(
  ctx: Context & { reader: PageReader },
  proofId: string,
  slowReads = 0,
): Promise<void> {
  const proof = await experts.findProof(ctx.db, proofId);
  if (proof?.status !== 'checking') return;
  await withWorkFolder(ctx.config, (folder) => checkWithin(ctx, proof, slowReads, folder));
}

async function checkWithin(
  ctx: Context & { reader: PageReader },
  proof: ExpertProofRow,
  slowReads: number,
  folder: string,
): Promise<void> {
  const source = path.join(folder, 'source');
  const stored = await documents.findFile(ctx.db, proof.file_sha256);
  if (!stored) throw new Error(`Proof ${proof.id} names bytes that are not in the file table.`);
  await pipeline(await ctx.files.read(stored.storage_key), createWriteStream(source));
  const reading = { path: source, fileName: proof.file_name, timeFactor: 1 + slowReads };
  const verdict = await judgeProof(ctx, reading, folder);
  if (verdict.status === 'refused' && verdict.isChance && (await postpone(ctx, proof, slowReads))) return;
  if (verdict.status === 'ready') await documents.setFileKind(ctx.db, proof.file_sha256, verdict.kind);
  await experts.decideProof(ctx.db, proof.id, verdict);
}

/** Queues another check of a proof for later. Returns false if it was tried often enough. */
async function postpone(ctx: Context, proof: ExpertProofRow, slowReads: number): Promise<boolean> {
  const later = laterReading(slowReads, ctx.now());
  if (!later) return false;
  const { user_id: userId } = proof;
  const group = proof.queue_group ?? ownGroup({ userId });
  const { queued } = await experts.countProofs(ctx.db, userId, group);
  await ctx.jobs.enqueue(
    ctx.db,
    'check-expert-proof',
    { proofId: proof.id, slowReads: later.slowReads },
    { turn: { group, place: Math.max(0, queued - 1) }, ...laterReadingOptions(proof.id, later) },
  );
  return true;
}

/** Refuses a proof that no attempt could read. */
export async function giveUpOnExpertProof(ctx: Context, proofId: string): Promise<void> {
  await experts.decideProof(ctx.db, proofId, { status: 'refused', reason: giveUpReason });
}
