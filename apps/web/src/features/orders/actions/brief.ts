import type { Order } from '@aw/contracts/orders/public';

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

/** Returns the typed but unsaved fields of a stored object. */
export function parseBrief(stored: Record<string, unknown>): Partial<Brief> {
  const texts = Object.entries(stored).filter(
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
