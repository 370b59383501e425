import { maxReadings } from '@aw/contracts/ai/chat';
import type { DocumentFacts } from '../../adapters/model/model';
import type { UserContext } from '../../context';
import type { Passage } from './candidates';
import { fairShares } from './fair-shares';
import { type MeasuredDocument, measureDocument, type ReadableDocument, readDocument } from './read-document';

/** Limits of all documents together. A single document has at most as many pages. */
const maxPages = 500;
const maxWords = 30_000;
/** Answers cite passages by numbers of at most two digits, also those that are looked up. */
const maxPassages = 99 - maxReadings;
/** English has about four bytes to a token, Chinese three. */
const bytesPerToken = 3;
const outlineShare = 1 / 8;

type Request = {
  /** At most five. */
  documents: readonly ReadableDocument[];
  question: string;
  /** The question before it, which explains a follow-up such as "and why?". */
  earlierQuestion: string | undefined;
  maxTokens: number;
};

/**
 * Reads documents for a model, which share `maxTokens`: what one of them does not need goes to the others. Returns the facts
 * about each and the passages of all, both in the order of the documents.
 */
export async function readDocuments(
  { cacheDb }: Pick<UserContext, 'cacheDb'>,
  { documents, question, earlierQuestion = '', maxTokens }: Request,
): Promise<{ facts: DocumentFacts[]; passages: Passage[] }> {
  const maxBytes = maxTokens * bytesPerToken;
  const pageLimits = fairShares(
    documents.map(({ visiblePages }) => visiblePages),
    maxPages,
  );
  const maxOutlineBytes = (maxBytes * outlineShare) / documents.length;
  // One after the other, so that a chat does not take five connections at the same time.
  const measured: MeasuredDocument[] = [];
  for (const [at, document] of documents.entries())
    measured.push(
      await measureDocument(cacheDb, document, {
        label: documents.length > 1 ? documentLabel(at, document) : document.title,
        maxPages: pageLimits[at] ?? 0,
        maxOutlineBytes,
      }),
    );
  const budgets = fairShares(
    measured.map(({ bytes }) => bytes),
    maxBytes,
  );
  const passageLimits = fairShares(
    measured.map(({ pages }) => pages.length),
    maxPassages,
  );
  const facts: DocumentFacts[] = [];
  const passages: Passage[] = [];
  for (const [at, document] of measured.entries()) {
    const read = await readDocument(cacheDb, document, {
      questions: [question, earlierQuestion],
      maxBytes: budgets[at] ?? 0,
      maxPassages: passageLimits[at] ?? 0,
      maxWords: Math.floor(maxWords / documents.length),
    });
    facts.push(read.facts);
    passages.push(...read.passages);
  }
  return { facts, passages };
}

/** Name of one of several documents in a prompt. Two of them can have the same title. */
export function documentLabel(at: number, { title }: Pick<ReadableDocument, 'title'>): string {
  return `Document ${at + 1}, ${title}`;
}
