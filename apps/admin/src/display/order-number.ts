const ordersPath = '/admin/orders';
const shownLength = 11;

/** An order's number, cut to the 11 characters that a list shows: AW-5C8NW2LJ. */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(0, shownLength);
}

/** The whole order number that was typed, in any case; undefined for other words. */
export function orderNumberIn(words: string): string | undefined {
  return /^\s*(AW-[0-9A-HJKMNP-TV-Z]{16})\s*$/i.exec(words)?.[1]?.toUpperCase();
}

/** Where an order stands open in the desk. */
export function orderAddress(orderId: string): string {
  return `${ordersPath}?${new URLSearchParams({ view: 'all', id: orderId })}`;
}
