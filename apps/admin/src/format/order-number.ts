const ordersPath = '/admin/orders';
const shownLength = 11;

/** The first 11 characters of an order's number, as lists show it: AW-5C8NW2LJ. */
export function shortOrderNumber(orderId: string): string {
  return orderId.slice(0, shownLength);
}

/** Returns a whole order number that was typed, in any case; undefined for other words. */
export function orderNumberIn(words: string): string | undefined {
  return /^\s*(AW-[0-9A-HJKMNP-TV-Z]{16})\s*$/i.exec(words)?.[1]?.toUpperCase();
}

const idCharacter = '[0-9A-HJKMNP-TV-Z]';
const prefixed = new RegExp(`^AW[-\\s]?(${idCharacter}{1,16})(?:…|\\.{3})?$`, 'i');
const bare = new RegExp(`^(${idCharacter}{8}|${idCharacter}{16})(?:…|\\.{3})?$`, 'i');

/** Words that look like a course code instead: CHEM1010. */
const courseCode = /^[A-Z]{2,5}\d{3,4}[A-Z]?$/i;

/**
 * Returns the part of an order number that was typed, with or without AW-, if it is at least as long as lists show it;
 * undefined for other words. `AW-5C8NW2LJ` for 'aw-5c8nw2lj', '5C8NW2LJ' and '5C8NW2LJ…'.
 */
export function orderPartIn(words: string): string | undefined {
  const text = words.trim();
  const part = prefixed.exec(text)?.[1] ?? (courseCode.test(text) ? undefined : bare.exec(text)?.[1]);
  if (part === undefined || part.length < shownLength - 3 || !/\d/.test(part)) return undefined;
  return `AW-${part.toUpperCase()}`;
}

/** Address of an open order in the console. */
export function orderAddress(orderId: string): string {
  return `${ordersPath}?${new URLSearchParams({ view: 'all', id: orderId })}`;
}
