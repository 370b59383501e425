import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffOverview } from '@aw/contracts/staff';

export type Overview = ResponseOf<typeof staffOverview>;

type Counts = Pick<Overview, 'documents' | 'processing' | 'refused' | 'removed'>;

/** How many documents Delete All takes away: the published ones, those being checked and the refused. */
export function deletableDocuments({ documents, processing, refused }: Omit<Counts, 'removed'>): number {
  return documents + processing + refused;
}

/** How many rows the list of all documents has, the removed ones included. */
export function listedDocuments(counts: Counts): number {
  return deletableDocuments(counts) + counts.removed;
}
