import { zonedTime } from '@aw/contracts/moment-text';
import { handRefundDays } from '@aw/contracts/payments/refund-method';
import type { StepFacts } from '../../order-mail';

/** When support refunds by hand at the latest: the date of the step if it has one, else the usual number of days. */
export const untilOf = ({ detail, timeZone }: Pick<StepFacts, 'detail' | 'timeZone'>): string =>
  detail.dueAt ? `by ${zonedTime(new Date(detail.dueAt), timeZone)}` : `within ${handRefundDays} days`;
