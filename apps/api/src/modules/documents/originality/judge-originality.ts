import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { nearShapeFrom, shapeLikeness } from '../../../adapters/pages/pdf/picture-shape';
import { maxCharactersPerPage } from './comparable-text';
import { findTemplateGrams } from './find-templates';
import {
  countOwnGrams,
  coverage,
  type Fingerprint,
  fingerprintOf,
  type Likeness,
  minSimilarShare,
  shortTextGrams,
  similarity,
  withoutTemplates,
} from './fingerprint';

/** With less text of its own besides templates, a document is compared as a whole. */
export const minOwnShare = 0.15;
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

/** Options of a comparison. */
type Options = {
  now: Date;
  /** Returns whether a document can be the original of this one. All can, if it is missing. */
  isEarlier?: (document: Pick<Copy, 'id' | 'is_listed' | 'published_at'>) => boolean;
};

type Candidate = documents.NearDocument & { likeness: Likeness };

/**
 * Compares a document with earlier published ones, including removed ones. The index names at most twelve, so the work
 * does not grow with the library. Parallel uploads that share a key wait until the transaction ends. Staff decide about a
 * document that another one contains, that contains another one, or that is composed of several. What is part of a
 * template is left out, unless that leaves hardly any text of its own.
 */
export async function judgeOriginality(
  db: Database,
  documentId: number,
  fingerprint: Fingerprint,
  { now, isEarlier = () => true }: Options,
): Promise<Originality> {
  await documents.lockContent(db, fingerprint);
  const copy = await documents.findContentCopy(db, fingerprint.contentHash, documentId);
  if (copy && isEarlier(copy)) return { state: 'copy', copy };
  const candidates: Candidate[] = [];
  let runs = 0;
  for (const near of await documents.listSimilar(db, fingerprint.keys, documentId, maxCandidates)) {
    if (runs > maxRuns) break;
    if (!isEarlier(near)) continue;
    const { likeness } = await fingerprintOfStored(db, near.id);
    candidates.push({ ...near, likeness });
    runs += likeness.runs.length;
  }
  const similar =
    nearestOriginal(fingerprint.likeness, candidates) &&
    (await compareWithoutTemplates(db, documentId, { fingerprint, candidates, now }));
  const original = similar ?? (await findSimilar(db, fingerprint, { documentId, isEarlier }));
  return original ? waiting(original) : { state: 'accepted' };
}

/** Compares again without the templates that the document contains. A removed work is compared as it is. */
async function compareWithoutTemplates(
  db: Database,
  documentId: number,
  { fingerprint, candidates, now }: { fingerprint: Fingerprint; candidates: readonly Candidate[]; now: Date },
): Promise<Similar | undefined> {
  const read = async (id: number) =>
    candidates.find((candidate) => candidate.id === id)?.likeness ??
    (await fingerprintOfStored(db, id)).likeness;
  const templateGrams = await findTemplateGrams(db, documentId, fingerprint, { read, now });
  const own = withoutTemplates(fingerprint.likeness, templateGrams);
  const minOwnGrams = Math.max(shortTextGrams, minOwnShare * own.grams.length);
  if (templateGrams.length === 0 || countOwnGrams(own) < minOwnGrams)
    return nearestOriginal(fingerprint.likeness, candidates);
  const removed = candidates.filter((candidate) => candidate.is_removed_work);
  const others = candidates
    .filter((candidate) => !candidate.is_removed_work)
    .map((candidate) => ({ ...candidate, likeness: withoutTemplates(candidate.likeness, templateGrams) }));
  return nearestOriginal(own, others) ?? nearestOriginal(fingerprint.likeness, removed);
}

/**
 * Returns the earliest visible document that is so similar that staff must decide, else the most similar one; undefined
 * if all of them together are not similar enough.
 */
function nearestOriginal(likeness: Likeness, candidates: readonly Candidate[]): Similar | undefined {
  const compared = candidates
    .map((candidate) => ({ ...candidate, share: similarity(likeness, candidate.likeness) }))
    .toSorted((one, other) => other.share - one.share);
  const [nearest] = compared;
  if (!nearest) return undefined;
  const covered = coverage(
    likeness,
    candidates.map((candidate) => candidate.likeness),
  );
  const share = Math.max(nearest.share, covered);
  if (share < minSimilarShare) return undefined;
  const originals = compared.filter((one) => one.is_listed && one.share >= minSimilarShare);
  const [earliest] = originals.toSorted(
    (one, other) => timeOf(one.published_at) - timeOf(other.published_at) || one.id - other.id,
  );
  if (earliest) return { similarTo: earliest.id, share: earliest.share };
  return { similarTo: nearest.id, share };
}

/** Documents without a time of publication are from before it was recorded. */
const timeOf = (publishedAt: Date | null): number => publishedAt?.getTime() ?? 0;

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
  { documentId, isEarlier }: { documentId: number } & Required<Pick<Options, 'isEarlier'>>,
): Promise<Similar | undefined> {
  if (textHash === null) return undefined;
  for (const candidate of await documents.listSameText(db, textHash, documentId, maxSameTexts)) {
    if (!isEarlier(candidate)) continue;
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
