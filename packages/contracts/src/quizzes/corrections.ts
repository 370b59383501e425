import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, textField } from '../fields';
import { letterField } from './attempts';
import { type CorrectionKind, correctionKinds, staffQuiz } from './staff-quizzes';

const staff = { scope: 'staff', permission: 'quizzes.write', tag: 'Staff: quizzes' } as const;
const errors = ['quizzes.no_correction', 'quizzes.not_found'] as const;
const params = z.object({ id: idField, questionId: idField });

const correction = {
  kind: z.enum(correctionKinds),
  /** The right option of `key`, and the second one of `both`. */
  answer: z.optional(letterField),
};
const needsAnswer = z.refine<{ kind: CorrectionKind; answer?: string | undefined }>(
  ({ kind, answer }) => answer !== undefined || kind === 'drop' || kind === 'restore',
  { path: ['answer'], error: 'Please choose the option.' },
);

/** Number of attempts and certificates that a correction would change. */
export const correctionEffects = z.object({
  /** Number of closed attempts with the question. The other figures are calculated from at most this many. */
  attempts: z.number(),
  isMore: z.boolean(),
  risen: z.number(),
  fallen: z.number(),
  passesGained: z.number(),
  /** Number of passes that are lost. */
  passesLost: z.number(),
  /** Number of passes that are kept although the answers no longer pass after this correction. */
  passesKept: z.number(),
  /** Number of certificates that are issued, that change their figures, and that are revoked. */
  certificatesGained: z.number(),
  certificatesChanged: z.number(),
  certificatesLost: z.number(),
});
export type CorrectionEffects = z.infer<typeof correctionEffects>;

export const staffPreviewCorrection = endpoint(
  'GET /api/admin/quizzes/:id/questions/:questionId/correction',
  {
    ...staff,
    summary: 'What a correction would change, without changing anything.',
    params,
    query: z.object({ ...correction, takesPasses: z._default(z.stringbool(), false) }).check(needsAnswer),
    responses: { 200: correctionEffects },
    errors,
  },
);

export const staffCorrectQuizQuestion = endpoint(
  'POST /api/admin/quizzes/:id/questions/:questionId/correction',
  {
    ...staff,
    summary:
      'Corrects a question: a new key, a second right option, dropped, or restored. Regrades closed attempts, and tells the people who took the quiz or reported the question. Passes are kept unless they are taken away with a reason.',
    params,
    body: z
      .object({
        ...correction,
        note: textField(500).check(
          z.minLength(1, 'Please say what was wrong. People who took the quiz will see it.'),
        ),
        takePassesBecause: z.optional(
          textField(500).check(
            z.minLength(1, 'Please enter a reason. Everyone who loses a pass will see it.'),
          ),
        ),
        version: z.int(),
      })
      .check(needsAnswer),
    responses: { 200: staffQuiz },
    errors: [...errors, 'quizzes.changed'],
  },
);
