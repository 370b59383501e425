import type { Order } from '@aw/contracts/orders/public';
import { isRecord, parseJson } from '@aw/ui/drafts/browser-draft';

const fields = ['paperDescription', 'extraRequirements', 'reference', 'phone'] as const;

/** Fields of an order that can change after payment, as text for inputs. */
export type Brief = Record<(typeof fields)[number], string>;

/** Returns the brief of an order, with '' for empty fields. */
export function briefOf(order: Pick<Order, keyof Brief>): Brief {
  const { paperDescription, extraRequirements, reference, phone } = order;
  return {
    paperDescription: paperDescription ?? '',
    extraRequirements: extraRequirements ?? '',
    reference: reference ?? '',
    phone: phone ?? '',
  };
}

/** Returns the typed but unsaved fields from a stored text, or no fields if the text is malformed. */
export function parseBrief(stored: string): Partial<Brief> {
  const value = parseJson(stored);
  if (!isRecord(value)) return {};
  const texts = Object.entries(value).filter(
    ([name, text]) => fields.some((field) => field === name) && typeof text === 'string',
  );
  return Object.fromEntries(texts);
}

/** Returns the fields that differ from the order's. */
export function changedBrief(order: Pick<Order, keyof Brief>, brief: Brief): Partial<Brief> {
  const before = briefOf(order);
  return Object.fromEntries(
    fields
      .filter((field) => brief[field].trim() !== before[field])
      .map((field) => [field, brief[field].trim()]),
  );
}
