import type { StaffDocument, staffDocumentStates } from '@aw/contracts/documents/staff';

export type DocumentState = (typeof staffDocumentStates)[number];

type Status = {
  state: DocumentState;
  label: string;
  tone: 'positive' | 'caution' | 'danger' | 'accent' | 'neutral';
};

type StatusFields = Pick<StaffDocument, 'status' | 'removedAt' | 'appeal'> &
  Partial<Pick<StaffDocument, 'originality' | 'waitReason'>>;

/**
 * Returns the state of a document for staff. An open appeal comes first, then a removal, a failed or running check, and
 * a wait for a decision.
 */
export function statusOf({ status, removedAt, appeal, originality, waitReason }: StatusFields): Status {
  if (appeal?.status === 'open') return { state: 'appealed', label: 'Appealed', tone: 'caution' };
  if (removedAt) return { state: 'removed', label: 'Removed', tone: 'neutral' };
  if (status === 'refused') return { state: 'refused', label: 'Refused', tone: 'danger' };
  if (status === 'processing') return { state: 'processing', label: 'Processing', tone: 'accent' };
  if (originality === 'waiting')
    return waitReason === 'few_words'
      ? { state: 'few_words', label: 'Few words', tone: 'caution' }
      : { state: 'waiting', label: 'Look-alike', tone: 'caution' };
  return { state: 'published', label: 'Published', tone: 'positive' };
}
