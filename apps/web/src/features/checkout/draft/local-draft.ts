import { newOrder } from '../new-order';
import type { OrderValues } from '../order-values';

/** What was typed and has not reached the server; null as `orderId` while there is no order yet. */
export type LocalDraft = { orderId: string | null; values: OrderValues; editedAt: number };

/** One for the browser: it says whose it is, and somebody else's is dropped unread. */
const draftKey = 'order_draft';

/** Keeps what was typed; gives false where the browser keeps nothing. */
export function keepLocalDraft(userId: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, userId }));
    return true;
  } catch {
    return false;
  }
}

/** What this person typed here and the server does not have yet. */
export function readLocalDraft(userId: string): LocalDraft | undefined {
  try {
    const draft = parseDraft(localStorage.getItem(draftKey) ?? 'null', userId);
    if (!draft) localStorage.removeItem(draftKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Drops the copy once the server has it: on a shared computer nothing of it stays behind. */
export function forgetLocalDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** The draft in a stored text, when it is this person's; fields that it does not have are those of a new form. */
export function parseDraft(text: string, userId: string): LocalDraft | undefined {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept) || kept.userId !== userId || !isRecord(kept.values)) return undefined;
  const { values, orderId, editedAt } = kept;
  const fields = Object.entries(newOrder()).map(([field, empty]) => [
    field,
    typeof values[field] === typeof empty ? values[field] : empty,
  ]);
  return {
    orderId: typeof orderId === 'string' ? orderId : null,
    // Every field of the form is there, each of its own type.
    values: Object.fromEntries(fields) as OrderValues,
    editedAt: typeof editedAt === 'number' ? editedAt : 0,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
