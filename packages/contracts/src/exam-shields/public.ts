import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, lineField, moment } from '../fields';
import { minTaskFingerprints } from './exam-fingerprint';

/** `planned` before its window begins, `active` in it, `ended` after it or once it was ended early. */
export const examShieldStates = ['planned', 'active', 'ended'] as const;
export type ExamShieldState = (typeof examShieldStates)[number];

/** Reason for an early end: its owner or staff ended it, or its owner is no longer an educator or was suspended. */
export const examEndings = ['owner', 'staff', 'role', 'suspension'] as const;
export type ExamEnding = (typeof examEndings)[number];

export const maxExamTasks = 200;
export const maxExamFingerprints = 20_000;
/** Maximum number of one person's exam shields whose window has not ended. */
export const maxExamShields = 20;
export const maxExamDays = 7;
export const earliestExamDays = 60;

export const examShield = z.object({
  id: z.number(),
  label: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** Time of an early end. */
  endedAt: z.nullable(moment),
  endedBy: z.nullable(z.enum(examEndings)),
  /** Reason that staff gave to its owner when they ended it. */
  endReason: z.nullable(z.string()),
  state: z.enum(examShieldStates),
  taskCount: z.number(),
  fingerprintCount: z.number(),
  /** Number of fingerprints that do not count because they occur in too many documents and questions. */
  commonFingerprintCount: z.number(),
  /** Number of tasks that are not recognised because too few of their fingerprints count. */
  ignoredTaskCount: z.number(),
  createdAt: moment,
});
export type ExamShield = z.infer<typeof examShield>;

/** Limits of one person. */
export const examShieldLimits = z.object({
  /** Maximum number of exams whose window has not ended. */
  maxOpenExams: z.number(),
  /** Maximum per exam. */
  maxTasks: z.number(),
  maxFingerprints: z.number(),
  /** Reason why the lower limits of new educators apply; null if they do not. */
  smallBecause: z.nullable(z.enum(['new', 'ended_by_staff'])),
  /** Time until which the lower limits apply. */
  smallUntil: z.nullable(moment),
});
export type ExamShieldLimits = z.infer<typeof examShieldLimits>;

/** Fields of an exam shield other than its tasks. The form checks this schema, too. */
export const examShieldFields = z.object({
  label: lineField(100).check(z.minLength(1, 'Please enter a name for the exam. Only you can see it.')),
  startsAt: z.iso.datetime({ offset: true, error: 'Please enter when the exam starts.' }),
  endsAt: z.iso.datetime({ offset: true, error: 'Please enter when the exam ends.' }),
});

const task = z
  .array(z.string().check(z.regex(/^[0-9a-f]{16}$/, 'This is not a fingerprint.')))
  .check(
    z.minLength(minTaskFingerprints, 'This exam question is too short for us to recognise.'),
    z.maxLength(maxExamFingerprints),
  );

const own = { scope: 'session', tag: 'Exam shields' } as const;

export const listExamShields = endpoint('GET /api/exam-shields', {
  ...own,
  summary: 'The latest 50 exams the user protects or has protected, newest first.',
  responses: { 200: z.array(examShield) },
  errors: ['accounts.needed'],
});

export const getExamShieldLimits = endpoint('GET /api/exam-shields/limits', {
  ...own,
  summary:
    'How many exams, exam questions and fingerprints the user can protect. New educators, and educators whose exam shield staff have ended recently, can protect fewer.',
  responses: { 200: examShieldLimits },
  errors: ['accounts.needed'],
});

export const addExamShield = endpoint('POST /api/exam-shields', {
  ...own,
  summary:
    'Protects an exam of an educator: a question that matches an exam question, and is asked or edited between the start and the end of the exam, is hidden until the end. We receive only fingerprints of the exam questions: for each run of 5 words, the first 64 bits of its SHA-256. Fingerprints that occur in many of our documents or questions do not count.',
  body: z.extend(examShieldFields, {
    tasks: z
      .array(task)
      .check(
        z.minLength(1, 'Please paste the exam questions.'),
        z.maxLength(maxExamTasks, `Please use at most ${maxExamTasks} exam questions.`),
      ),
  }),
  bodyBytes: 512 * 1024,
  responses: { 201: examShield },
  errors: [
    'accounts.needed',
    'auth.forbidden',
    'exams.too_common',
    'exams.too_many',
    'exams.unconfirmed',
    'limits.requests',
  ],
});

export const endExamShield = endpoint('DELETE /api/exam-shields/:id', {
  ...own,
  summary:
    'Ends the protection of the user’s own exam. Questions hidden only because of it are no longer hidden. Repeating it changes nothing.',
  params: idParams,
  responses: { 200: examShield },
  errors: ['accounts.needed', 'exams.not_found'],
});
