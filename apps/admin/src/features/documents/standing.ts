import type { StaffDocument } from '@aw/contracts/staff-desk';
import type { DocumentState } from './list-state';

type Standing = {
  state: DocumentState;
  label: string;
  tone: 'positive' | 'caution' | 'danger' | 'accent' | 'neutral';
};

type Judged = Pick<StaffDocument, 'status' | 'removedAt' | 'appeal'>;

/** Where a document stands for staff: an open appeal comes first, then a removal, then its own status. */
export function standingOf({ status, removedAt, appeal }: Judged): Standing {
  if (appeal?.status === 'open') return { state: 'appealed', label: 'Appealed', tone: 'caution' };
  if (removedAt) return { state: 'removed', label: 'Removed', tone: 'neutral' };
  if (status === 'refused') return { state: 'refused', label: 'Refused', tone: 'danger' };
  if (status === 'processing') return { state: 'processing', label: 'Processing', tone: 'accent' };
  return { state: 'published', label: 'Published', tone: 'positive' };
}
