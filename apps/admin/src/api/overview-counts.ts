import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffOverview } from '@aw/contracts/staff/public';

export type Overview = ResponseOf<typeof staffOverview>;

/** Number of rows in the list of all documents, including removed ones. */
export function listedDocuments({ presentDocuments, removed }: Overview): number {
  return presentDocuments + removed;
}
