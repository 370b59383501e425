import type { Order } from '@aw/contracts/orders/public';

const fields = ['paperDescription', 'extraRequirements', 'reference', 'phone'] as const;

/** The part of an order that may change once it is paid, as text that can be typed in. */
export type Brief = Record<(typeof fields)[number], string>;

/** The brief as the order has it, '' where there is nothing. */
export function briefOf(order: Pick<Order, keyof Brief>): Brief {
  const { paperDescription, extraRequirements, reference, phone } = order;
  return {
    paperDescription: paperDescription ?? '',
    extraRequirements: extraRequirements ?? '',
    reference: reference ?? '',
    phone: phone ?? '',
  };
}

/** What was typed and not saved yet; nothing for a text that is not of this form. */
export function getBrief(kept: string): Partial<Brief> {
  try {
    const found: unknown = JSON.parse(kept);
    if (typeof found !== 'object' || found === null) return {};
    const texts = Object.entries(found).filter(
      ([name, text]) => fields.some((field) => field === name) && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** The fields that differ from the order's. */
export function changedBrief(order: Pick<Order, keyof Brief>, brief: Brief): Partial<Brief> {
  const before = briefOf(order);
  return Object.fromEntries(
    fields
      .filter((field) => brief[field].trim() !== before[field])
      .map((field) => [field, brief[field].trim()]),
  );
}
