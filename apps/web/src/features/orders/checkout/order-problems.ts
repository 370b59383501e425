import { orderFields, placeableOrder } from '@aw/contracts/orders/shapes';
import { fieldOrder } from './field-labels';
import { fieldsOf, type OrderField, type OrderValues } from './order-values';
import type { ServiceOffer } from './place/service-offer';

export type OrderProblems = Partial<Record<OrderField, string>>;

/** Returns the first message of each field that keeps the order from being placed. Most are the contract's own. */
export function orderProblems(
  values: OrderValues,
  { services, barred }: Pick<ServiceOffer, 'services' | 'barred'>,
): OrderProblems {
  const fields = fieldsOf(values);
  // An empty required field gets its own message only for ''; null would be reported as a wrong type.
  const typed = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? '']));
  const issues = [orderFields.safeParse(fields), placeableOrder.safeParse(typed)].flatMap(
    ({ error }) => error?.issues ?? [],
  );
  const problems: OrderProblems = {};
  for (const { path, message } of issues) {
    const field = fieldOrder.find((one) => one === path[0]);
    if (field) problems[field] ??= field === 'numberOfPages' ? pagesProblem : message;
  }
  if (!services.some(({ value }) => value === values.service)) problems.service = serviceProblem;
  if (barred) problems[barred.field] ??= barred.message;
  return problems;
}

const pagesProblem = 'Please enter a whole number of pages, from 1 to 2,000.';
const serviceProblem = 'Please choose one of these services.';
