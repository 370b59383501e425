import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment } from '../fields';

/** Kinds of stored data that an update of the site changes in the background. */
export const dataUpgradeNames = [
  'documents',
  'fingerprints',
  'posts',
  'quiz_questions',
  'names',
  'search',
] as const;

/** Reason why the stored file of a document could not be read again, or why its words could not be indexed. */
export const rereadProblems = ['missing', 'refused', 'failed'] as const;

const dataUpgrade = z.object({
  name: z.enum(dataUpgradeNames),
  /** Number of rows that are up to date, and of the others. */
  done: z.number(),
  left: z.number(),
  /** Number of rows that stay as they are, by reason. */
  givenUp: z.array(z.object({ reason: z.enum(rereadProblems), count: z.number() })),
  /** Time when the cleanup job last saw progress; null if no rows are left, or before it has seen any. */
  movedAt: z.nullable(moment),
});
export type DataUpgrade = z.infer<typeof dataUpgrade>;

export const staffListDataUpgrades = endpoint('GET /api/admin/data-upgrades', {
  scope: 'staff',
  permission: 'overview.read',
  tag: 'Staff',
  summary:
    'The progress of the updates of stored data, which run in the background after the site was updated.',
  responses: {
    200: z.object({
      /** A figure of this size means this many or more. */
      countedUpTo: z.number(),
      upgrades: z.array(dataUpgrade),
    }),
  },
});
