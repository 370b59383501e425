import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffOverview } from '@aw/contracts/staff/public';

export type Overview = ResponseOf<typeof staffOverview>;

/** How many rows the list of all documents has: those that are there, and the removed. */
export function listedDocuments({ presentDocuments, removed }: Overview): number {
  return presentDocuments + removed;
}
