import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, textField } from '../fields';
import { examEndings, examShieldStates } from './public';

const staff = { scope: 'staff', tag: 'Staff: questions' } as const;

/** Exam shield as staff see it, without its name, which only its owner sees. */
export const staffExamShield = z.object({
  id: z.number(),
  ownerId: z.string(),
  /** Time since which its owner has stated to be an educator. */
  educatorSince: moment,
  startsAt: moment,
  endsAt: moment,
  endedAt: z.nullable(moment),
  endedBy: z.nullable(z.enum(examEndings)),
  endReason: z.nullable(z.string()),
  state: z.enum(examShieldStates),
  taskCount: z.number(),
  ignoredTaskCount: z.number(),
  fingerprintCount: z.number(),
  commonFingerprintCount: z.number(),
  /** Number of questions that it holds now, and of the people who asked them. */
  heldQuestionCount: z.number(),
  heldPeopleCount: z.number(),
  /** The first five of those questions. */
  heldQuestions: z.array(z.object({ id: z.number(), title: z.string() })),
  /** True if staff were notified that it holds questions of several people and have neither kept nor ended it. */
  needsDecision: z.boolean(),
  /** Time when staff decided to keep it. */
  keptAt: z.nullable(moment),
  createdAt: moment,
});
export type StaffExamShield = z.infer<typeof staffExamShield>;
const change = {
  ...staff,
  permission: 'questions.moderate',
  params: idParams,
  errors: ['exams.not_found'],
} as const;

export const staffListExamShields = endpoint('GET /api/admin/exam-shields', {
  ...staff,
  permission: 'questions.read',
  summary:
    'Exam shields with the questions they hide: first those that hide questions of several people and wait for a decision, then the newest.',
  query: z.object(pageQuery),
  responses: { 200: z.array(staffExamShield) },
});

export const staffEndExamShield = endpoint('POST /api/admin/exam-shields/:id/end', {
  ...change,
  summary:
    'Ends an exam shield, with a reason that its owner will see. Questions hidden only because of it are no longer hidden: 200 at once, the rest within five minutes. Repeating it changes nothing.',
  body: z.object({
    reason: textField(500).check(z.minLength(1, 'Please enter a reason. The owner will see it.')),
  }),
  responses: { 200: z.extend(staffExamShield, { releasedCount: z.number() }) },
});

export const staffKeepExamShield = endpoint('POST /api/admin/exam-shields/:id/keep', {
  ...change,
  summary: 'Keeps an exam shield that hides questions of several people, after staff have reviewed it.',
  responses: { 200: staffExamShield },
});
