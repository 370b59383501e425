import * as z from 'zod/mini';
import { moment } from '../fields';
import { documentTypes, normalizeDocumentType } from './document-types';
import { type FileType, fileTypes } from './file-types';

export const documentStatuses = ['processing', 'published', 'refused'] as const;
export const processingSteps = ['received', 'readable', 'duplicates', 'published'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export type ProcessingStep = (typeof processingSteps)[number];

export const documentTypeField = z.pipe(
  z.string(),
  z.pipe(z.transform(normalizeDocumentType), z.enum(documentTypes)),
);

/** Where a search word stands inside the pages: the page's number, and the sentence around it when the reader may see that page. */
const hit = z.object({ page: z.number(), snippet: z.nullable(z.string()) });

export const newReward = z.object({ title: z.string(), rewardValue: z.number() });

export const documentCard = z.object({
  id: z.number(),
  title: z.string(),
  fileName: z.string(),
  description: z.nullable(z.string()),
  subject: z.string(),
  documentType: z.enum(documentTypes),
  pageCount: z.number(),
  fileSize: z.number(),
  schoolId: z.nullable(z.number()),
  schoolName: z.nullable(z.string()),
  courseId: z.nullable(z.number()),
  courseCode: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  term: z.nullable(z.string()),
  uploadedAt: moment,
  status: z.enum(documentStatuses),
  reason: z.nullable(z.string()),
  viewCount: z.number(),
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  hit: z.optional(hit),
  /** On own uploads: when their uploader removed them; such a document reads as refused. */
  withdrawnAt: z.optional(moment),
  /** On own uploads: since when a change of their texts waits for staff; such a document reads as refused too. */
  heldAt: z.optional(moment),
});
export type DocumentCard = z.infer<typeof documentCard>;

/** Why a person decides whether a document counts: it looks like another one, or it has hardly any legible text. */
export const waitReasons = ['similar', 'few_words'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Whether a document counts towards rewards and credits. */
export const countingField = z.enum(['counted', 'waiting', 'never']);

/** The decision that an upload waits for, or that was made against it. */
export const rewardReview = z.object({
  reason: z.enum(waitReasons),
  /** The promised time of the decision; null where none was promised, or where it is made. */
  dueAt: z.nullable(moment),
  /** Why it does not count, as staff wrote it for the uploader. */
  note: z.nullable(z.string()),
});
export type RewardReview = z.infer<typeof rewardReview>;
const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]];

/**
 * The download as this session gets it. Others than the uploader and staff get a PDF that we made where the file holds
 * more than its pages show; `preparing` while it is being made, `none` where it could not be made.
 */
export const documentDownload = z.object({
  state: z.enum(['ready', 'preparing', 'none']),
  format: z.enum(fileTypeNames),
  sizeBytes: z.nullable(z.number()),
});
export type DocumentDownload = z.infer<typeof documentDownload>;

export const documentDetail = z.extend(documentCard, {
  /** The session's own id on its own uploads; nobody else's id is ever given out. */
  uploaderId: z.nullable(z.string()),
  isOwn: z.boolean(),
  isUnlocked: z.boolean(),
  /** False for a document that left the library and is there only for its uploader and those who unlocked it. */
  isListed: z.boolean(),
  /** How many pages, from the first, this session may see. */
  visiblePages: z.number(),
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  download: documentDownload,
  step: z.enum(processingSteps),
  /** On own uploads in their checks: when reading is tried again that took too long. */
  readAgainAt: z.nullable(moment),
  myRating: z.nullable(z.number()),
  /** On own uploads: whether it counts; a copy never does. */
  counting: countingField,
  /** On own published uploads that do not count: what staff decide or have decided; null for copies. */
  review: z.nullable(rewardReview),
  /** On own uploads: the listed document that it looks like. */
  similarTo: z.nullable(z.object({ id: z.number(), title: z.string() })),
  appeal: z.nullable(
    z.object({
      status: z.enum(['open', 'granted', 'denied']),
      message: z.string(),
      answer: z.nullable(z.string()),
    }),
  ),
});
export type DocumentDetail = z.infer<typeof documentDetail>;

/** One message of the processing stream; the last has `isFinal` and the rewards and credits that the finished checks earned. */
export const processingEvent = z.object({
  status: z.enum(documentStatuses),
  step: z.enum(processingSteps),
  reason: z.nullable(z.string()),
  duplicateOf: z.nullable(z.number()),
  pageCount: z.number(),
  isFinal: z.boolean(),
  /** When reading is tried again that took too long; null while nothing has to wait. */
  readAgainAt: z.nullable(moment),
  newRewards: z.array(newReward),
  /** Unlock credits that came with this document. */
  newCredits: z.number(),
  counting: countingField,
  /** With the last message of a document that is published and does not count: what it waits for. */
  review: z.nullable(rewardReview),
});
export type ProcessingEvent = z.infer<typeof processingEvent>;
