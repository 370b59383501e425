import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { user } from './public';

const own = { scope: 'session', tag: 'Settings' } as const;

/** Summary of the changes that were made on one day. */
export const policyChange = z.object({ day: z.string(), summary: z.string() });
export type PolicyChange = z.infer<typeof policyChange>;

const changedPolicy = z.object({
  /** Date of the last change, as the policy page shows it. */
  version: z.string(),
  /** Changes that the user has not accepted or seen yet, latest first; empty if staff wrote no summary. */
  changes: z.array(policyChange),
});
export type ChangedPolicy = z.infer<typeof changedPolicy>;

const policyChanges = z.object({
  /** Null if the user accepted the current Terms of Use. */
  terms: z.nullable(changedPolicy),
  /** Null if the user has been shown the current Privacy Policy. */
  privacy: z.nullable(changedPolicy),
});
export type PolicyChanges = z.infer<typeof policyChanges>;

export const getPolicyChanges = endpoint('GET /api/account/policies', {
  ...own,
  summary: 'What has changed in the Terms of Use and the Privacy Policy since the user accepted or saw them.',
  responses: { 200: policyChanges },
  errors: ['accounts.needed'],
});

/** Version that the page showed. */
const body = z.object({ version: z.iso.date('Please send the date of the version that was shown.') });

export const acceptTerms = endpoint('POST /api/account/policies/terms', {
  ...own,
  summary: 'Accepts the current Terms of Use; any other version is refused. Repeating it changes nothing.',
  body,
  responses: { 200: user },
  errors: ['accounts.needed', 'policies.changed'],
});

export const closePrivacyNote = endpoint('POST /api/account/policies/privacy', {
  ...own,
  summary:
    'Records that the user has seen the note about the current Privacy Policy, so that no other browser shows it again.',
  body,
  responses: { 200: user },
  errors: ['accounts.needed', 'policies.changed'],
});
