import { placeableOrder } from '@aw/contracts/orders/shapes';
import type { Brief } from './draft-fields';
import { nothingToPay, orderIncomplete } from './order.errors';
import { finalMinorOf } from './order.mapper';
import type { PriceColumns } from './order-pricing';

/** Returns true if a brief has everything that an order needs to be placed. */
export function isComplete(brief: Brief): boolean {
  return checkBrief(brief).success;
}

function checkBrief(order: Brief) {
  return placeableOrder.safeParse({
    name: order.name ?? '',
    email: order.email ?? '',
    majorCourse: order.major_course ?? '',
    topic: order.topic ?? '',
    wordCount: order.word_count,
    institutionCountry: order.institution_country ?? undefined,
    integrityAcknowledged: order.integrity_acknowledged_at !== null,
  });
}

/** Throws 422 `orders.incomplete` with an issue for each missing field, and 409 if there is nothing to pay. */
export function checkPlaceable(order: Brief & PriceColumns): void {
  const result = checkBrief(order);
  if (!result.success)
    throw orderIncomplete(
      result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    );
  if (finalMinorOf(order) === 0) throw nothingToPay();
}
