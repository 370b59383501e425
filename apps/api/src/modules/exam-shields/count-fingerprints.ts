import { fewestTaskFingerprints, fingerprintsNeeded } from '@aw/contracts/exam-shields/exam-fingerprint';
import * as documents from '@aw/db/documents';
import type { UncountedText } from '@aw/db/exam-shields';
import * as examShields from '@aw/db/exam-shields';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { examFingerprints } from '../questions/find-exam-match';

type Ctx = Pick<Context, 'db' | 'config' | 'now'>;

const batch = 50;
const maxMs = 4 * 60_000;
/** Only the beginning of each text is counted: common phrases are found in many short beginnings as well. */
const maxFingerprints = 1_000;
const maxPages = 10;
const maxCharacters = 12_000;
const keptMs = 180 * 24 * 60 * 60 * 1000;

// From some length on, every task needs equally many.
const neededOf = Array.from({ length: 20 }, (_, index) => fingerprintsNeeded(index + 1));

/**
 * Counts in how many published documents and questions each fingerprint occurs: texts that are not counted yet, a batch in
 * each clean-up, and more for up to four minutes while no upload waits to be read. The table of counts has at most
 * EXAM_COUNTED_FINGERPRINTS rows; the rarest ones are forgotten first.
 */
export async function countTextFingerprints(ctx: Ctx): Promise<void> {
  if (ctx.config.EXAM_COMMON_FROM_TEXTS === 0) return;
  const until = Date.now() + maxMs;
  let texts: UncountedText[];
  do {
    texts = await examShields.listUncountedQuestions(ctx.db, batch);
    if (texts.length < batch) {
      const limit = batch - texts.length;
      const sizes = { pages: maxPages, characters: maxCharacters, limit };
      texts.push(...(await examShields.listUncountedDocuments(ctx.db, sizes)));
    }
    for (const text of texts) await countText(ctx, text);
    const before = new Date(ctx.now().getTime() - keptMs);
    await examShields.forgetFingerprintCounts(ctx.db, { max: ctx.config.EXAM_COUNTED_FINGERPRINTS, before });
  } while (texts.length === batch && Date.now() < until && !(await documents.isAnyProcessing(ctx.db)));
}

/** Counts one text, and takes what became common with it out of the open exams that were registered after it. */
async function countText({ db, config, now }: Ctx, { kind, id, text, at }: UncountedText): Promise<void> {
  const fingerprints = examFingerprints(text).slice(0, maxFingerprints);
  await inTransaction({ db }, async ({ db }) => {
    await examShields.lockFingerprintCounts(db, 'write');
    const counts = { commonFrom: config.EXAM_COMMON_FROM_TEXTS, now: now() };
    const hashes = await examShields.countFingerprints(db, { kind, id, fingerprints }, counts);
    if (hashes.length === 0) return;
    await examShields.dropCommonFingerprints(db, {
      hashes,
      at,
      now: now(),
      neededOf,
      fewest: fewestTaskFingerprints,
    });
  });
}
