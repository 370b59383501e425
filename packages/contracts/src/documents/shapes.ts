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

/** Page with a search word; `snippet` is the sentence around it, if the reader may see that page. */
const hit = z.object({
  page: z.number(),
  snippet: z.nullable(z.string()),
  /** Start and length of each searched word in the snippet, in UTF-16 units. */
  marks: z.optional(z.array(z.tuple([z.number(), z.number()]))),
});

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
  /** Only on own uploads: time when the uploader removed it. Its status is then `refused`. */
  withdrawnAt: z.optional(moment),
  /** Only on own uploads: names of a school and a course that wait for staff, as the uploader typed them. */
  typedSchool: z.optional(z.string()),
  typedCourse: z.optional(z.string()),
  /** Only on own uploads: time since which changed texts wait for staff. Its status is then `refused`, too. */
  heldAt: z.optional(moment),
  /** Only on own uploads: true if it waits for staff because it matches a work that was removed because of copyright. */
  matchesRemovedWork: z.optional(z.boolean()),
});
export type DocumentCard = z.infer<typeof documentCard>;

/** Document that is related to another: of the same course, or with similar text. */
export const relatedDocument = z.extend(documentCard, { shared: z.enum(['course', 'similar']) });
export type RelatedDocument = z.infer<typeof relatedDocument>;

/** Reason why a person decides whether a document counts: it is similar to another, or has hardly any legible text. */
export const waitReasons = ['similar', 'few_words'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Says if a document counts towards rewards and credits. */
export const countingField = z.enum(['counted', 'waiting', 'never']);

/** Pages of an upload that are pictures: how many OCR has read so far, of how many. */
export const scanProgress = z.object({ done: z.number(), total: z.number() });
export type ScanProgress = z.infer<typeof scanProgress>;

/** Decision that an upload waits for, or a refusal. */
export const rewardReview = z.object({
  reason: z.enum(waitReasons),
  /** True if OCR could not read all of its pages that are pictures. */
  isUnread: z.optional(z.boolean()),
  /** Promised time of the decision; null if none was promised, or after the decision. */
  dueAt: z.nullable(moment),
  /** Reason why it does not count, as staff wrote it for the uploader. */
  note: z.nullable(z.string()),
});
export type RewardReview = z.infer<typeof rewardReview>;
const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]];

/**
 * Download as this session gets it. If the file contains more than its pages show, others than its uploader and staff
 * get a PDF that we made: `preparing` while it is being made, `none` if that failed.
 */
export const documentDownload = z.object({
  state: z.enum(['ready', 'preparing', 'none']),
  format: z.enum(fileTypeNames),
  sizeBytes: z.nullable(z.number()),
});
export type DocumentDownload = z.infer<typeof documentDownload>;

export const documentDetail = z.extend(documentCard, {
  /** The session's own id on its own uploads; ids of others are never sent. */
  uploaderId: z.nullable(z.string()),
  isOwn: z.boolean(),
  isUnlocked: z.boolean(),
  /** False for a document that left the library; only its uploader and people who unlocked it still see it. */
  isListed: z.boolean(),
  /** Number of pages, from the first, that this session may see. */
  visiblePages: z.number(),
  pages: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
  download: documentDownload,
  step: z.enum(processingSteps),
  /** Only on own uploads in checks: time of the next try after reading took too long. */
  readAgainAt: z.nullable(moment),
  /** Only on own uploads while OCR reads their pictures. */
  scans: z.optional(scanProgress),
  /** Only with `readAgainAt`: true if the document waits for the virus scanner. */
  waitsForScan: z.optional(z.boolean()),
  myRating: z.nullable(z.number()),
  /** True if this session saved it in its library. */
  isSaved: z.optional(z.boolean()),
  /** Only on own uploads: says if it counts; a copy never does. */
  counting: countingField,
  /** Only on own published uploads that do not count: the decision of staff, open or made; null for copies. */
  review: z.nullable(rewardReview),
  /** Only on own uploads: the listed document that it is similar to, or was refused as a copy of. */
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

/** Event of the processing stream. The last one has `isFinal` and the rewards and credits that were earned. */
export const processingEvent = z.object({
  status: z.enum(documentStatuses),
  step: z.enum(processingSteps),
  reason: z.nullable(z.string()),
  duplicateOf: z.nullable(z.number()),
  pageCount: z.number(),
  isFinal: z.boolean(),
  /** Time of the next try after reading took too long; null otherwise. */
  readAgainAt: z.nullable(moment),
  /** Set while OCR reads pages that are pictures. */
  scans: z.optional(scanProgress),
  /** Only with `readAgainAt`: true if the document waits for the virus scanner. */
  waitsForScan: z.optional(z.boolean()),
  newRewards: z.array(newReward),
  /** Unlock credits that this document earned. */
  newCredits: z.number(),
  counting: countingField,
  /** Only with the last event of a published document that does not count: the decision that it waits for. */
  review: z.nullable(rewardReview),
});
export type ProcessingEvent = z.infer<typeof processingEvent>;
