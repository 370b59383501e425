import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, rawField, textField } from '../fields';
import { textName } from './public';

const staff = { scope: 'staff', tag: 'Staff: texts' } as const;

export const originalStates = ['same', 'changed', 'unknown'] as const;
export type OriginalState = (typeof originalStates)[number];

export const staffText = z.object({
  name: z.string(),
  format: z.enum(['yaml', 'markdown']),
  /** True if the site was built with a text of this name, which can be restored. */
  isBuilt: z.boolean(),
  /** True if pages show something other than the built text. */
  isChanged: z.boolean(),
  /** Latest version; null for a text that was never changed. */
  versionId: z.nullable(z.number()),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  /** State of the original since the shown version was made from it; `unknown` for older versions, null without one. */
  original: z.nullable(z.enum(originalStates)),
});
export type StaffText = z.infer<typeof staffText>;

export const listedText = z.extend(staffText, {
  /** Task that staff still have to do in it, such as "Add local helplines"; null for a complete text. Servers of the previous release leave it out. */
  todo: z.optional(z.nullable(z.string())),
});
export type ListedText = z.infer<typeof listedText>;

export const staffTextDetail = z.extend(staffText, {
  /** Source of the text that is shown now, for the editor. */
  source: z.string(),
  /** Original text of this build; null for a text that staff added. */
  builtSource: z.nullable(z.string()),
  /** Original when the shown version was made; null if that is not known or the original is shown. */
  basedOn: z.nullable(z.string()),
  versions: z.array(
    z.object({
      id: z.number(),
      note: z.string(),
      by: z.string(),
      createdAt: moment,
      /** Null for a version that restored the built text or took the text off the site. */
      source: z.nullable(z.string()),
    }),
  ),
});
export type StaffTextDetail = z.infer<typeof staffTextDetail>;

const source = rawField(30_000, 'Please use at most 30,000 characters.');
/** Date and summary of a change, which are written into the front matter of a policy. */
const change = z.optional(
  z.object({
    day: z.iso.date('Please enter the date of this change.'),
    summary: textField(2_000).check(z.minLength(1, 'Please say in plain words what changed.')),
  }),
);
const note = textField(200).check(z.minLength(1, 'Please describe the change.'));

export const staffListContent = endpoint('GET /api/admin/texts', {
  ...staff,
  permission: 'texts.read',
  summary: 'Every text of the site: built ones and those that staff added.',
  responses: { 200: z.array(listedText) },
});

export const staffReadText = endpoint('GET /api/admin/text', {
  ...staff,
  permission: 'texts.read',
  summary: 'One text with its source and its history.',
  query: z.object({ name: textName }),
  responses: { 200: staffTextDetail },
  errors: ['texts.not_found'],
});

export const staffCheckText = endpoint('POST /api/admin/text/check', {
  ...staff,
  permission: 'texts.publish',
  summary: 'Compiles a source without publishing it. The preview is the sanitised HTML of an article.',
  body: z.object({ name: textName, source, change }),
  responses: { 200: z.object({ html: z.nullable(z.string()) }) },
  errors: ['texts.invalid', 'texts.not_found'],
});

export const staffPublishText = endpoint('POST /api/admin/text', {
  ...staff,
  permission: 'texts.publish',
  summary:
    'Publishes a source as the next version. Pages show it within a minute. `after` is the version that was edited: 409 if another one has been published since.',
  body: z.object({ name: textName, source, change, note, after: z.nullable(z.number()) }),
  responses: { 200: staffTextDetail },
  errors: ['texts.changed', 'texts.invalid', 'texts.not_found'],
});

export const staffRevertText = endpoint('POST /api/admin/text/revert', {
  ...staff,
  permission: 'texts.publish',
  summary:
    'Publishes an earlier version again, or, with null, the text that the site was built with; a text added by staff is removed from the site.',
  body: z.object({ name: textName, to: z.nullable(z.number()), after: z.nullable(z.number()) }),
  responses: { 200: staffTextDetail },
  errors: ['texts.changed', 'texts.not_found'],
});
