import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { Fingerprint, Likeness } from './fingerprint';
import {
  fromBytes,
  minTemplateAccounts,
  templateGramsOf,
  templateKeysOf,
  toBytes,
  union,
} from './template-grams';

const maxTemplates = 16;
const maxKeys = 256;
const maxHolders = 48;
const maxCompared = 16;
/** Maximum number of runs of all compared documents together. Bounds the work. */
const maxRuns = 3_000_000;

type ReadLikeness = (documentId: number) => Promise<Likeness>;

/**
 * Returns the runs of letters of a document that are part of templates, ascending. A text that the documents of eight
 * people contain becomes a template here, when it would hold back a document for the first time. Their addresses must be
 * confirmed, their documents must count, and of the people of one network or device only one is counted.
 */
export async function findTemplateGrams(
  db: Database,
  documentId: number,
  { likeness, keys }: Fingerprint,
  { read, now }: { read: ReadLikeness; now: Date },
): Promise<Uint32Array> {
  const templates = await documents.listNearTemplates(db, templateKeysOf(likeness.grams), maxTemplates);
  const earlier = templates.map(({ grams, is_ended: isEnded }) => ({ grams: fromBytes(grams), isEnded }));
  const newTemplate = await findNewTemplate(db, documentId, { likeness, keys, read, now }, earlier);
  const active = earlier.filter(({ isEnded }) => !isEnded).map(({ grams }) => grams);
  return union(newTemplate ? [...active, newTemplate] : active);
}

async function findNewTemplate(
  db: Database,
  documentId: number,
  { likeness, keys, read, now }: Pick<Fingerprint, 'likeness' | 'keys'> & { read: ReadLikeness; now: Date },
  earlier: readonly { grams: Uint32Array }[],
): Promise<Uint32Array | undefined> {
  const holders = await documents.listKeyHolders(db, keys.slice(0, maxKeys), documentId, maxHolders);
  const independent = onePerPerson(holders).slice(0, maxCompared);
  if (independent.length < minTemplateAccounts) return undefined;
  const others: Likeness[] = [];
  let runs = 0;
  for (const { id } of independent) {
    if (runs > maxRuns) break;
    const other = await read(id);
    others.push(other);
    runs += other.runs.length;
  }
  const grams = templateGramsOf(
    likeness,
    others,
    earlier.map((template) => template.grams),
  );
  if (!grams) return undefined;
  await documents.insertTemplate(db, {
    grams: toBytes(grams),
    keys: templateKeysOf(grams),
    documentId: independent[0]?.id ?? documentId,
    accountCount: others.length,
    now,
  });
  return grams;
}

type Holder = Awaited<ReturnType<typeof documents.listKeyHolders>>[number];

/** Keeps one document of each person, and of the people who registered from one network or with one device. */
function onePerPerson(holders: readonly Holder[]): Holder[] {
  const seen = new Set<string>();
  return holders.filter(({ uploader_id, address_hash, device_hash }) => {
    const marks = [uploader_id, address_hash, device_hash].filter((mark) => mark !== null);
    const isNew = marks.every((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}
