import type { ServiceCard } from './service-cards';

/** What the chat of Order Now begins with. */
export function orderText({ title, fromUsd, per }: ServiceCard): string {
  return `Hello! I would like to order: ${title} (from $${fromUsd} per ${per}).`;
}

/** The subject of the e-mail of Get Quote. */
export function quoteSubject({ title }: ServiceCard): string {
  return `Quote for ${title}`;
}
