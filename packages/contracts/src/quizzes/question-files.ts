import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
import { type ItemFormat, itemFormats } from './items';

const staff = { scope: 'staff', tag: 'Staff: quizzes' } as const;

/** Maximum size of an imported file, in bytes. */
export const maxImportBytes = 2 * 1024 * 1024;

export const itemFormatLabels: Readonly<Record<ItemFormat, string>> = {
  csv: 'Table (CSV)',
  gift: 'GIFT (Moodle)',
  aiken: 'Aiken',
};

export const staffExportQuizQuestions = endpoint('GET /api/admin/quizzes/:id/export', {
  ...staff,
  permission: 'quizzes.read',
  summary: 'The questions of a quiz as a file, and what its format cannot hold.',
  params: idParams,
  query: z.object({ format: z.enum(itemFormats) }),
  responses: { 200: z.object({ text: z.string(), notes: z.array(z.string()) }) },
  errors: ['quizzes.not_found'],
});

/** Fault in a line of a file; the first line is 1. */
export const importFault = z.object({ line: z.number(), message: z.string() });
export type ImportFault = z.infer<typeof importFault>;

export const importOutcome = z.object({
  /** Number of questions that were read without a fault. */
  read: z.number(),
  /** Number of questions that were added: all of them, or none after a fault or for a mere check. */
  added: z.number(),
  faults: z.array(importFault),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const staffImportQuizQuestions = endpoint('POST /api/admin/quizzes/:id/import', {
  ...staff,
  permission: 'quizzes.write',
  summary:
    'Adds the questions of a file at the end: all of them, or none if a line has an error. With `isCheck`, adds nothing.',
  params: idParams,
  body: z.object({
    format: z.enum(itemFormats),
    text: z.string().check(z.maxLength(maxImportBytes, 'Please import at most 2MB at once.')),
    isCheck: z._default(z.boolean(), false),
    version: z.int(),
  }),
  bodyBytes: 2 * maxImportBytes,
  fileTexts: ['text'],
  responses: { 200: importOutcome },
  errors: ['files.infected', 'quizzes.not_found', 'quizzes.changed', 'server.busy', 'text.too_complex'],
});
