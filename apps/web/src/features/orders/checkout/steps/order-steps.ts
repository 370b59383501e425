import { fieldOrder } from '../field-labels';
import type { OrderField } from '../order-values';

/** Steps of the form on phones, in their order. Wide pages show all of them as sections of one page. */
export const orderSteps = ['work', 'details', 'contact', 'payment'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const stepTitles: Record<OrderStep, string> = {
  work: 'The work',
  details: 'Details',
  contact: 'Contact',
  payment: 'Price and payment',
};

const stepOfField: Record<OrderField, OrderStep> = {
  majorCourse: 'work',
  topic: 'work',
  service: 'work',
  paperType: 'work',
  paperQuality: 'work',
  wordCount: 'work',
  numberOfPages: 'work',
  deliveryTime: 'work',
  citationStyle: 'details',
  whoAssisted: 'details',
  reference: 'details',
  paperDescription: 'details',
  extraRequirements: 'details',
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  educationLevel: 'contact',
  institutionCountry: 'contact',
  institutionRegion: 'contact',
  billingCountry: 'contact',
  integrityAcknowledged: 'payment',
};

/** Returns the step that shows a field. */
export const stepOf = (field: OrderField): OrderStep => stepOfField[field];

/** Returns the step in the address, or undefined if it names none. */
export function readStep(text: string | null): OrderStep | undefined {
  return orderSteps.find((step) => step === text);
}

export const stepNumber = (step: OrderStep): number => orderSteps.indexOf(step) + 1;

/** Returns the step before or after another one, if any. */
export const neighbourOf = (step: OrderStep, offset: -1 | 1): OrderStep | undefined =>
  orderSteps[orderSteps.indexOf(step) + offset];

const fieldsBySteps = fieldOrder.toSorted((a, b) => stepNumber(stepOf(a)) - stepNumber(stepOf(b)));

/** Returns the fields of a step and of those before it, in the order in which a phone shows them. */
export function fieldsUpTo(step: OrderStep): OrderField[] {
  return fieldsBySteps.filter((field) => stepNumber(stepOf(field)) <= stepNumber(step));
}

/** Returns the field that the customer meets first, in the order of the steps or of the page. */
export function firstField(fields: readonly string[], isStepped: boolean): OrderField | undefined {
  return (isStepped ? fieldsBySteps : fieldOrder).find((field) => fields.includes(field));
}
