import { handRefundDays } from '@aw/contracts/payments/refund-method';
import type { StepFacts } from '../../order-mail';
import { zonedText } from '../times';

/** Until when support sends money back by hand: the day of the step, else the days that it has. */
export const untilOf = ({ detail, timeZone }: Pick<StepFacts, 'detail' | 'timeZone'>): string =>
  detail.dueAt ? `by ${zonedText(new Date(detail.dueAt), timeZone)}` : `within ${handRefundDays} days`;
