import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';

/** Name of a text: `services`, or `blog/free-draft-samples`. */
export const textName = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,80})?$/, 'This is not the name of a text.'));

export const listTextVersions = endpoint('GET /api/texts', {
  scope: 'public',
  tag: 'Texts',
  summary: 'The texts that staff have changed since the site was built, with the version of each.',
  responses: { 200: z.record(textName, z.number()) },
});

export const readText = endpoint('GET /api/texts/:id', {
  scope: 'public',
  tag: 'Texts',
  summary: 'What pages show of one version, as long as it is the latest of its text.',
  params: idParams,
  responses: { 200: z.object({ name: z.string(), content: z.unknown() }) },
  errors: ['texts.not_found'],
});
