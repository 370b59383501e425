import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { nearShapeFrom, shapeLikeness } from '../../../adapters/pages/pdf/picture-shape';
import { maxCharactersPerPage } from './comparable-text';
import { coverage, type Fingerprint, fingerprintOf, minSimilarShare, similarity } from './fingerprint';

const maxSameTexts = 5;
const maxCandidates = 12;
/** Maximum number of runs of all candidates together, about twelve long papers. Bounds the work. */
const maxRuns = 3_000_000;

type Copy = NonNullable<Awaited<ReturnType<typeof documents.findContentCopy>>>;

/** Result of the comparison: original, a copy of another document, or so similar to one that staff must decide. */
export type Originality =
  | { state: 'accepted' }
  | { state: 'copy'; copy: Copy }
  | { state: 'waiting'; similarTo: number; percent: number };

/**
 * Compares a document with earlier published ones, including removed ones. The index names at most twelve, so the work
 * does not grow with the library. Parallel uploads that share a key wait until the transaction ends. Staff decide about a
 * document that another one contains, that contains another one, or that is composed of several.
 */
export async function judgeOriginality(
  db: Database,
  documentId: number,
  fingerprint: Fingerprint,
): Promise<Originality> {
  await documents.lockContent(db, fingerprint);
  const copy = await documents.findContentCopy(db, fingerprint.contentHash, documentId);
  if (copy) return { state: 'copy', copy };
  const likenesses: Fingerprint['likeness'][] = [];
  let nearest: Similar = { similarTo: 0, share: 0 };
  let runs = 0;
  for (const id of await documents.listSimilar(db, fingerprint.keys, documentId, maxCandidates)) {
    if (runs > maxRuns) break;
    const { likeness } = await fingerprintOfStored(db, id);
    likenesses.push(likeness);
    runs += likeness.runs.length;
    const share = similarity(fingerprint.likeness, likeness);
    if (share > nearest.share) nearest = { similarTo: id, share };
  }
  const share = Math.max(nearest.share, coverage(fingerprint.likeness, likenesses));
  if (share >= minSimilarShare) return waiting({ similarTo: nearest.similarTo, share });
  const similarDocument = await findSimilar(db, fingerprint, documentId);
  return similarDocument ? waiting(similarDocument) : { state: 'accepted' };
}

type Similar = { similarTo: number; share: number };

const waiting = ({ similarTo, share }: Similar): Originality => ({
  state: 'waiting',
  similarTo,
  percent: Math.floor(share * 100),
});

/**
 * Finds a document with the same text, however short, whose pages look nearly the same: shifted a little, scanned again,
 * or a form that another person filled in. This does not distinguish copies from original work, so staff decide.
 */
async function findSimilar(
  db: Database,
  { textHash, shapes }: Fingerprint,
  documentId: number,
): Promise<Similar | undefined> {
  if (textHash === null) return undefined;
  for (const candidate of await documents.listSameText(db, textHash, documentId, maxSameTexts)) {
    const pages = await documents.listPagesToCompare(db, candidate.id, 0);
    if (pages.length !== shapes.length) continue;
    const share = Math.min(
      ...pages.map((page, index) => shapeLikeness(page.picture_shape, shapes[index] ?? null)),
    );
    if (share >= nearShapeFrom) return { similarTo: candidate.id, share };
  }
  return undefined;
}

/** Computes the fingerprint of a document from its stored pages. */
export async function fingerprintOfStored(db: Database, documentId: number): Promise<Fingerprint> {
  const pages = await documents.listPagesToCompare(db, documentId, maxCharactersPerPage);
  return fingerprintOf(
    pages.map(({ whole_text, picture_hash, picture_shape, ...page }) => ({
      ...page,
      wholeText: whole_text,
      pictureHash: picture_hash,
      pictureShape: picture_shape,
    })),
  );
}
