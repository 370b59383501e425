import { type Order, type OrderFields, orderFields } from '@aw/contracts/orders/shapes';
import { pagesOf } from '@aw/pricing';

/** Values of the form as typed: text in every field, '' if it is empty. */
export type OrderValues = {
  name: string;
  email: string;
  phone: string;
  educationLevel: string;
  institutionCountry: string;
  institutionRegion: string;
  billingCountry: string;
  majorCourse: string;
  topic: string;
  service: string;
  paperType: string;
  paperQuality: string;
  wordCount: string;
  numberOfPages: string;
  deliveryTime: string;
  citationStyle: string;
  whoAssisted: string;
  reference: string;
  paperDescription: string;
  extraRequirements: string;
  integrityAcknowledged: boolean;
};
export type OrderField = keyof OrderValues;

/** Parses a number of words, with or without separators. Text that is not a number counts as 0. */
export function wordsOf(text: string): number {
  const words = Number(text.replace(/[\s,_]/g, ''));
  return Number.isFinite(words) && words > 0 ? words : 0;
}

/** Returns the fields in the contract's types: null for empty ones, numbers as numbers. */
export function fieldsOf(values: OrderValues): Record<OrderField, unknown> {
  const { wordCount, numberOfPages, integrityAcknowledged, service, deliveryTime, ...texts } = values;
  const emptied = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.trim() === '' ? null : text]),
  ) as Record<keyof typeof texts, string | null>;
  return {
    ...emptied,
    wordCount: wordsOf(wordCount),
    numberOfPages: numberOfPages.trim() === '' ? null : Number(numberOfPages),
    integrityAcknowledged,
    // These two always have a value on the server, which keeps it if the form sends none.
    service: service || undefined,
    deliveryTime: deliveryTime || undefined,
  };
}

/** Returns the fields of the form that a draft can store, without those that the contract would refuse. */
export function draftOf(values: OrderValues, timeZone: string): OrderFields {
  const fields: Record<string, unknown> = { ...fieldsOf(values), timeZone };
  const checked = orderFields.safeParse(fields);
  if (checked.success) return checked.data;
  for (const { path } of checked.error.issues) delete fields[String(path[0])];
  return orderFields.parse(fields);
}

/** Returns the form values of a stored order. */
export function valuesOfOrder(order: Order): OrderValues {
  const text = (value: string | null) => value ?? '';
  return {
    name: text(order.name),
    email: text(order.email),
    phone: text(order.phone),
    educationLevel: text(order.educationLevel),
    institutionCountry: text(order.institutionCountry),
    institutionRegion: text(order.institutionRegion),
    billingCountry: text(order.billingCountry),
    majorCourse: text(order.majorCourse),
    topic: text(order.topic),
    service: order.service,
    paperType: text(order.paperType),
    paperQuality: text(order.paperQuality),
    wordCount: String(order.wordCount),
    numberOfPages: String(order.numberOfPages),
    deliveryTime: order.deliveryTime,
    citationStyle: text(order.citationStyle),
    whoAssisted: text(order.whoAssisted),
    reference: text(order.reference),
    paperDescription: text(order.paperDescription),
    extraRequirements: text(order.extraRequirements),
    integrityAcknowledged: order.integrityAcknowledged,
  };
}

const pagesText = (words: string) => String(pagesOf(wordsOf(words)));

/** Returns the number of pages for the current words, or undefined if the customer has typed another number. */
export function pagesForWords(pages: string, wordsBefore: string, wordsNow: string): string | undefined {
  const isOwn = pages.trim() !== '' && pages.trim() !== pagesText(wordsBefore);
  return isOwn ? undefined : pagesText(wordsNow);
}
