import { recordView } from '@aw/contracts/documents/public';
import { useEffect } from 'react';
import { api } from '../../../lib/api';

/** Counts a view of a published document once per visit of its page; the server counts one per person and day. */
export function useRecordView(id: number, isPublished: boolean) {
  useEffect(() => {
    if (!isPublished) return;
    // A view that could not be counted is no concern of the reader.
    api.call(recordView, { params: { id } }).catch(() => undefined);
  }, [id, isPublished]);
}
