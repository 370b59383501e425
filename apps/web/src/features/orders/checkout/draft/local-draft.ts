import { type BrowserDraft, browserDraft, isRecord, type TextStorage } from '@aw/ui/drafts/browser-draft';
import { newOrder } from '../new-order';
import type { OrderValues } from '../order-values';

/** Typed values that have not reached the server. `orderId` is null before the order exists. */
export type LocalDraft = { orderId: string | null; values: OrderValues; editedAt: number };

/** Returns this user's draft on this device. There is one per browser, which another user's replaces. */
export function orderDraft(
  userId: string,
  storage: () => TextStorage = () => localStorage,
): BrowserDraft<LocalDraft> {
  return browserDraft({ key: 'order_draft', storage, userId, parse: parseDraft });
}

/** Returns the draft in a stored object. Missing fields and fields of a wrong type get the values of a new form. */
function parseDraft({ values, orderId, editedAt }: Record<string, unknown>): LocalDraft | undefined {
  if (!isRecord(values)) return undefined;
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
