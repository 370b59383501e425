import { type Database, findContentCopy, listLikeness, lockContent, pagesToCompare } from '@aw/db';
import { comparedPerPage } from './comparable-text';
import { type Fingerprint, fingerprintOf, nearFrom, similarity } from './fingerprint';

const mostCandidates = 5;

type Copy = NonNullable<Awaited<ReturnType<typeof findContentCopy>>>;

/** Own work, the same content as another document, or so like one that a person decides. */
export type Originality =
  | { state: 'accepted' }
  | { state: 'copy'; copy: Copy }
  | { state: 'waiting'; similarTo: number; percent: number };

/**
 * Compares a document with those that were published before it, removed ones included. The index names at most five,
 * so the work does not grow with the library; who shares a key with it waits until the transaction ends.
 */
export async function judgeOriginality(
  trx: Database,
  documentId: number,
  fingerprint: Fingerprint,
): Promise<Originality> {
  await lockContent(trx, fingerprint.contentHash, fingerprint.bands);
  const copy = await findContentCopy(trx, fingerprint.contentHash, documentId);
  if (copy) return { state: 'copy', copy };
  let nearest = { similarTo: 0, share: 0 };
  for (const id of await listLikeness(trx, fingerprint.bands, documentId, mostCandidates)) {
    const share = similarity(fingerprint.likeness, (await fingerprintOfStored(trx, id)).likeness);
    if (share > nearest.share) nearest = { similarTo: id, share };
  }
  if (nearest.share < nearFrom) return { state: 'accepted' };
  return {
    state: 'waiting',
    similarTo: nearest.similarTo,
    percent: Math.floor(nearest.share * 100),
  };
}

/** The fingerprint of a document whose pages are stored. */
export async function fingerprintOfStored(db: Database, documentId: number): Promise<Fingerprint> {
  const pages = await pagesToCompare(db, documentId, comparedPerPage);
  return fingerprintOf(pages.map((page) => ({ ...page, pictureHash: page.picture_hash })));
}
