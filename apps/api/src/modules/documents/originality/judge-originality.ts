import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { nearShapeFrom, shapeLikeness } from '../../../adapters/pages/pdf/picture-shape';
import { comparedPerPage } from './comparable-text';
import { coverage, type Fingerprint, fingerprintOf, nearFrom, similarity } from './fingerprint';

const mostTwins = 5;
const mostCandidates = 12;
/** Runs of all candidates together, which bounds the work: the texts of twelve long papers. */
const mostRuns = 3_000_000;

type Copy = NonNullable<Awaited<ReturnType<typeof documents.findContentCopy>>>;

/** Own work, the same content as another document, or so like one that a person decides. */
export type Originality =
  | { state: 'accepted' }
  | { state: 'copy'; copy: Copy }
  | { state: 'waiting'; similarTo: number; percent: number };

/**
 * Compares a document with those that were published before it, removed ones included. The index names at most twelve,
 * so the work does not grow with the library; who shares a key with it waits until the transaction ends. A person
 * decides about one that another contains, or that contains another, and about one that is put together from several.
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
  let nearest: Near = { similarTo: 0, share: 0 };
  let runs = 0;
  for (const id of await documents.listLikeness(db, fingerprint.keys, documentId, mostCandidates)) {
    if (runs > mostRuns) break;
    const { likeness } = await fingerprintOfStored(db, id);
    likenesses.push(likeness);
    runs += likeness.runs.length;
    const share = similarity(fingerprint.likeness, likeness);
    if (share > nearest.share) nearest = { similarTo: id, share };
  }
  const share = Math.max(nearest.share, coverage(fingerprint.likeness, likenesses));
  if (share >= nearFrom) return waiting({ similarTo: nearest.similarTo, share });
  const similarDocument = await findSimilar(db, fingerprint, documentId);
  return similarDocument ? waiting(similarDocument) : { state: 'accepted' };
}

type Near = { similarTo: number; share: number };

const waiting = ({ similarTo, share }: Near): Originality => ({
  state: 'waiting',
  similarTo,
  percent: Math.floor(share * 100),
});

/**
 * A document with the same text, however short, whose pages look much the same from afar: moved by a little, scanned
 * anew, or a form that another hand filled in. It tells no copy from honest work, so a person decides.
 */
async function findSimilar(
  db: Database,
  { textHash, shapes }: Fingerprint,
  documentId: number,
): Promise<Near | undefined> {
  if (textHash === null) return undefined;
  for (const twin of await documents.listTextTwins(db, textHash, documentId, mostTwins)) {
    const pages = await documents.pagesToCompare(db, twin.id, 0);
    if (pages.length !== shapes.length) continue;
    const share = Math.min(...pages.map((page, at) => shapeLikeness(page.picture_shape, shapes[at] ?? null)));
    if (share >= nearShapeFrom) return { similarTo: twin.id, share };
  }
  return undefined;
}

/** The fingerprint of a document whose pages are stored. */
export async function fingerprintOfStored(db: Database, documentId: number): Promise<Fingerprint> {
  const pages = await documents.pagesToCompare(db, documentId, comparedPerPage);
  return fingerprintOf(
    pages.map(({ whole_text, picture_hash, picture_shape, ...page }) => ({
      ...page,
      wholeText: whole_text,
      pictureHash: picture_hash,
      pictureShape: picture_shape,
    })),
  );
}
