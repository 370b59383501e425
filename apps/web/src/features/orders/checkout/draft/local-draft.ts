import { isRecord } from '~/lib/use-stored-text';
import { newOrder } from '../new-order';
import type { OrderValues } from '../order-values';

/** Typed values that have not reached the server. `orderId` is null before the order exists. */
export type LocalDraft = { orderId: string | null; values: OrderValues; editedAt: number };

/** One draft per browser. It contains its user's id, and another user's draft is deleted unread. */
const draftKey = 'order_draft';

/** Saves the typed values on this device; returns false if the browser blocks storage. */
export function saveLocalDraft(userId: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, userId }));
    return true;
  } catch {
    return false;
  }
}

/** Returns this user's values that have not reached the server. */
export function readLocalDraft(userId: string): LocalDraft | undefined {
  try {
    const draft = parseDraft(localStorage.getItem(draftKey) ?? 'null', userId);
    if (!draft) localStorage.removeItem(draftKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Deletes the local draft once the server has it, so that nothing stays on a shared computer. */
export function deleteLocalDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // If storage is blocked, nothing was saved either.
  }
}

/** Parses a stored draft of this user. Missing fields and fields of a wrong type get the values of a new form. */
export function parseDraft(text: string, userId: string): LocalDraft | undefined {
  const draft: unknown = JSON.parse(text);
  if (!isRecord(draft) || draft.userId !== userId || !isRecord(draft.values)) return undefined;
  const { values, orderId, editedAt } = draft;
  const fields = Object.entries(newOrder()).map(([field, empty]) => [
    field,
    typeof values[field] === typeof empty ? values[field] : empty,
  ]);
  return {
    orderId: typeof orderId === 'string' ? orderId : null,
    // `fields` has every field of a new form, each with the right type.
    values: Object.fromEntries(fields) as OrderValues,
    editedAt: typeof editedAt === 'number' ? editedAt : 0,
  };
}
