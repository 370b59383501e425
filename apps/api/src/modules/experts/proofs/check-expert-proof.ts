import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as documents from '@aw/db/documents';
import type { ExpertProofRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import type { PageReader } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import type { EnqueueOptions } from '../../../jobs/jobs';
import { laterReading, laterReadingOptions, laterScanOptions } from '../../../jobs/later-reading';
import { ownGroup } from '../../../server/files/queue-group';
import { scanStored } from '../../../server/files/scan-file';
import { withWorkFolder } from '../../../workers/work-folder';
import { judgeProof } from './judge-proof';

const giveUpReason =
  'We could not finish checking this file. This is not your fault. Please add it again, or add it as a PDF.';

/** Numbers of earlier readings of the proof that were too slow, and of waits for the virus scanner. */
type Tries = { slowReads?: number | undefined; scanWaits?: number | undefined };
type Counted = { slowReads: number; scanWaits: number };

/**
 * Checks a proof in child processes, like an upload to the library, and stores the reason of a refusal for its sender. If
 * reading may have failed by chance, it is tried again later with more time. Safe to run twice: a decided proof is left
 * alone.
 */
export async function checkExpertProof(
  ctx: Context & { reader: PageReader },
  proofId: string,
  { slowReads = 0, scanWaits = 0 }: Tries = {},
): Promise<void> {
  const proof = await experts.findProof(ctx.db, proofId);
  if (proof?.status !== 'checking') return;
  const scan = await scanStored(ctx, proof.file_sha256);
  await experts.setProofScanTime(ctx.db, proof.id, scan.status === 'waiting' ? scan.startAfter : null);
  if (scan.status === 'refused') return experts.decideProof(ctx.db, proof.id, scan);
  if (scan.status === 'waiting')
    return enqueueAgain(
      ctx,
      proof,
      { slowReads, scanWaits: scanWaits + 1 },
      laterScanOptions(proof.id, { startAfter: scan.startAfter, scanWaits }),
    );
  await withWorkFolder(ctx.config, (folder) => checkWithin(ctx, proof, { slowReads, scanWaits }, folder));
}

async function checkWithin(
  ctx: Context & { reader: PageReader },
  proof: ExpertProofRow,
  { slowReads, scanWaits }: Counted,
  folder: string,
): Promise<void> {
  const source = path.join(folder, 'source');
  const stored = await documents.findFile(ctx.db, proof.file_sha256);
  if (!stored) throw new Error(`Proof ${proof.id} names bytes that are not in the file table.`);
  await pipeline(await ctx.files.read(stored.storage_key), createWriteStream(source));
  const reading = { path: source, fileName: proof.file_name, timeFactor: 1 + slowReads };
  const verdict = await judgeProof(ctx, reading, folder);
  if (
    verdict.status === 'refused' &&
    verdict.isChance &&
    (await postpone(ctx, proof, { slowReads, scanWaits }))
  )
    return;
  if (verdict.status === 'ready') await documents.setFileKind(ctx.db, proof.file_sha256, verdict.kind);
  await experts.decideProof(ctx.db, proof.id, verdict);
}

/** Queues another check of a proof for later. Returns false if it was tried often enough. */
async function postpone(
  ctx: Context,
  proof: ExpertProofRow,
  { slowReads, scanWaits }: Counted,
): Promise<boolean> {
  const later = laterReading(slowReads, ctx.now());
  if (!later) return false;
  await enqueueAgain(
    ctx,
    proof,
    { slowReads: later.slowReads, ...(scanWaits > 0 && { scanWaits }) },
    laterReadingOptions(proof.id, later),
  );
  return true;
}

async function enqueueAgain(
  ctx: Context,
  proof: ExpertProofRow,
  tries: Tries,
  options: EnqueueOptions,
): Promise<void> {
  const { user_id: userId } = proof;
  const group = proof.queue_group ?? ownGroup({ userId });
  const { queued } = await experts.countProofs(ctx.db, userId, group);
  const turn = { group, place: Math.max(0, queued - 1) };
  await ctx.jobs.enqueue(ctx.db, 'check-expert-proof', { proofId: proof.id, ...tries }, { turn, ...options });
}

/** Refuses a proof that no attempt could read. */
export async function giveUpOnExpertProof(ctx: Context, proofId: string): Promise<void> {
  await experts.decideProof(ctx.db, proofId, { status: 'refused', reason: giveUpReason });
}
