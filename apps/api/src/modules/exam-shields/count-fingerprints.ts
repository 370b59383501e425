import { fingerprintsNeeded, minTaskFingerprints } from '@aw/contracts/exam-shields/exam-fingerprint';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { UncountedText } from '@aw/db/exam-shields';
import * as examShields from '@aw/db/exam-shields';
import { dayMs, minuteMs } from '../../config/durations';
import type { Context } from '../../context';
import { batches } from '../../database/batches';
import { inTransaction } from '../../database/in-transaction';
import { examFingerprints } from '../questions/question.policy';

type Ctx = Pick<Context, 'db' | 'config' | 'now'>;

const batchSize = 50;
const maxMs = 4 * minuteMs;
/** Only the beginning of each text is counted, because common phrases also occur in many beginnings. */
const maxFingerprints = 1_000;
const maxPages = 10;
const maxCharacters = 12_000;
const keptMs = 180 * dayMs;

// Longer tasks all need the same number.
const neededOf = Array.from({ length: 20 }, (_, index) => fingerprintsNeeded(index + 1));

/**
 * Counts in how many published documents and questions each fingerprint occurs. Each clean-up counts one batch of new
 * texts, and continues for up to four minutes while no upload is being read. The table of counts has at most
 * EXAM_COUNTED_FINGERPRINTS rows; the rarest fingerprints are deleted first.
 */
export async function countTextFingerprints(ctx: Ctx): Promise<void> {
  if (ctx.config.EXAM_COMMON_FROM_TEXTS === 0) return;
  const until = Date.now() + maxMs;
  for await (const texts of batches(batchSize, () => listUncounted(ctx.db))) {
    for (const text of texts) await countText(ctx, text);
    const before = new Date(ctx.now().getTime() - keptMs);
    await examShields.deleteOldFingerprintCounts(ctx.db, {
      max: ctx.config.EXAM_COUNTED_FINGERPRINTS,
      before,
    });
    if (Date.now() >= until || (await documents.isAnyProcessing(ctx.db))) break;
  }
}

/** Returns the next texts that have not been counted, questions first. */
async function listUncounted(db: Database): Promise<UncountedText[]> {
  const texts = await examShields.listUncountedQuestions(db, batchSize);
  const limit = batchSize - texts.length;
  if (limit === 0) return texts;
  const sizes = { pages: maxPages, characters: maxCharacters, limit };
  return [...texts, ...(await examShields.listUncountedDocuments(db, sizes))];
}

/** Counts one text, and removes fingerprints that it made common from open exams that were registered after it. */
async function countText({ db, config, now }: Ctx, { kind, id, text, at }: UncountedText): Promise<void> {
  const fingerprints = examFingerprints(text).slice(0, maxFingerprints);
  await inTransaction({ db }, async ({ db }) => {
    await examShields.lockFingerprintCounts(db, 'write');
    const counts = { commonFrom: config.EXAM_COMMON_FROM_TEXTS, now: now() };
    const hashes = await examShields.addFingerprints(db, { kind, id, fingerprints }, counts);
    if (hashes.length === 0) return;
    await examShields.deleteCommonFingerprints(db, {
      hashes,
      at,
      now: now(),
      neededOf,
      fewest: minTaskFingerprints,
    });
  });
}
