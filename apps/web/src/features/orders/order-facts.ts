import { serviceOf } from '@aw/contracts/orders/services';
import type { Order, OrderCard } from '@aw/contracts/orders/shapes';
import { citationStyles, labelOf, paperTypes } from '@aw/contracts/orders/values';
import { countOf } from '@aw/ui/primitives/count-of';

/** What an order is called: its topic, else the service that it is for. */
export function titleOf({ topic, service }: Pick<OrderCard, 'topic' | 'service'>): string {
  return topic?.trim() || serviceOf(service).title;
}

/** 'Coursework', '2,500 words': what kind of work it is, and how much. */
export function cardFacts({ paperType, service, wordCount }: OrderCard): string[] {
  const kind = labelOf(paperTypes, paperType) || serviceOf(service).title;
  return [kind, countOf(wordCount, 'word')];
}

/** The same with the citation style and the course. */
export function orderFacts(order: Order): string[] {
  const more = [labelOf(citationStyles, order.citationStyle), order.majorCourse ?? ''];
  return [...cardFacts(order), ...more].filter((fact) => fact !== '');
}
