import { zonedTime } from '@aw/contracts/moment-text';
import { handRefundDays } from '@aw/contracts/payments/refund-method';
import type { FunctionComponent } from 'react';
import type { Site } from '../../mail/rendering/template';
import type { StepFacts } from '../mailed-steps';

/** Subject, button and body of the email that is sent when an order changes. */
export type StepText = {
  /** Completes the subject after the order ID: "Order AW-…: payment received". */
  title: string;
  /** Label of the button, which leads to the order. */
  action: string;
  Body: FunctionComponent<{ order: StepFacts; site: Site }>;
};

/** Names the latest time of a manual refund: the date of the step if it has one, else the usual number of days. */
export const handRefundTime = ({ detail, timeZone }: Pick<StepFacts, 'detail' | 'timeZone'>): string =>
  detail.dueAt ? `by ${zonedTime(new Date(detail.dueAt), timeZone)}` : `within ${handRefundDays} days`;
