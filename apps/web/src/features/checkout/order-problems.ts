import { orderFields, placeableOrder } from '@aw/contracts/orders/shapes';
import { fieldOrder } from './field-labels';
import { fieldsOf, type OrderField, type OrderValues } from './order-values';
import type { ServiceOffer } from './place/service-offer';

export type OrderProblems = Partial<Record<OrderField, string>>;

/** What keeps the form from being placed, by field: the contract's own messages, the first of each field. */
export function orderProblems(
  values: OrderValues,
  { services, barred }: Pick<ServiceOffer, 'services' | 'barred'>,
): OrderProblems {
  const fields = fieldsOf(values);
  // An empty required field has a message of its own; null would only be the wrong type.
  const typed = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? '']));
  const issues = [orderFields.safeParse(fields), placeableOrder.safeParse(typed)].flatMap(
    ({ error }) => error?.issues ?? [],
  );
  const found: OrderProblems = {};
  for (const { path, message } of issues) {
    const field = fieldOrder.find((one) => one === path[0]);
    if (field) found[field] ??= field === 'numberOfPages' ? pagesProblem : message;
  }
  if (!services.some(({ value }) => value === values.service)) found.service = serviceProblem;
  if (barred) found[barred.field] ??= barred.message;
  return found;
}

const pagesProblem = 'Please enter a whole number of pages, from 1 to 2,000.';
const serviceProblem = 'Please choose one of these services.';
