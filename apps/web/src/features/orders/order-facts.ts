import { serviceOf } from '@aw/contracts/orders/services';
import type { Order, OrderCard } from '@aw/contracts/orders/shapes';
import { citationStyles, labelOf, paperTypes } from '@aw/contracts/orders/values';
import { formatCount } from '@aw/ui/primitives/format-count';

/** Returns the title of an order: its topic, else its service. */
export function titleOf({ topic, service }: Pick<OrderCard, 'topic' | 'service'>): string {
  return topic?.trim() || serviceOf(service).title;
}

/** Returns the kind and amount of work: 'Coursework', '2,500 words'. */
export function cardFacts({ paperType, service, wordCount }: OrderCard): string[] {
  const kind = labelOf(paperTypes, paperType) || serviceOf(service).title;
  return [kind, formatCount(wordCount, 'word')];
}

/** Returns the facts of the card, followed by the citation style and the course. */
export function orderFacts(order: Order): string[] {
  const more = [labelOf(citationStyles, order.citationStyle), order.majorCourse ?? ''];
  return [...cardFacts(order), ...more].filter((fact) => fact !== '');
}
