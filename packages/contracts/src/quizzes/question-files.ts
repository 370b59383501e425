import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
import { type ItemFormat, itemFormats } from './items';

const staff = { scope: 'staff', tag: 'Staff: quizzes' } as const;
const errors = ['auth.forbidden', 'auth.required', 'quizzes.not_found', 'request.invalid'] as const;

/** The most bytes of an imported file. */
export const mostImportBytes = 2 * 1024 * 1024;

export const itemFormatLabels: Readonly<Record<ItemFormat, string>> = {
  csv: 'Table (CSV)',
  gift: 'GIFT (Moodle)',
  aiken: 'Aiken',
};

export const staffExportQuizQuestions = endpoint({
  ...staff,
  permission: 'quizzes.read',
  method: 'GET',
  path: '/api/admin/quizzes/:id/export',
  summary: 'The questions of a quiz as a file, and what its format cannot hold.',
  params: idParams,
  query: z.object({ format: z.enum(itemFormats) }),
  responses: { 200: z.object({ text: z.string(), notes: z.array(z.string()) }) },
  errors,
});

/** What is wrong in which line of a file; the first line is 1. */
export const importFault = z.object({ line: z.number(), message: z.string() });
export type ImportFault = z.infer<typeof importFault>;

export const importOutcome = z.object({
  /** How many questions were read without a fault. */
  read: z.number(),
  /** How many were added: all that were read, or none where there is a fault or it was only checked. */
  added: z.number(),
  faults: z.array(importFault),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const staffImportQuizQuestions = endpoint({
  ...staff,
  permission: 'quizzes.write',
  method: 'POST',
  path: '/api/admin/quizzes/:id/import',
  summary:
    'Adds the questions of a file at the end: all of them, or none if a line has an error. With `isCheck`, adds nothing.',
  params: idParams,
  body: z.object({
    format: z.enum(itemFormats),
    text: z.string().check(z.maxLength(mostImportBytes, 'Please import at most 2MB at once.')),
    isCheck: z._default(z.boolean(), false),
    version: z.int(),
  }),
  bodyBytes: 2 * mostImportBytes,
  fileTexts: ['text'],
  responses: { 200: importOutcome },
  errors: [...errors, 'quizzes.changed', 'server.busy', 'text.too_complex'],
});
