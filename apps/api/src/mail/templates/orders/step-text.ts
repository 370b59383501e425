import type { FunctionComponent } from 'react';
import type { StepFacts } from '../../order-mail';
import type { Site } from '../template';

/** What the mail of one step says. */
export type StepText = {
  /** Goes on after the order's number: "Order AW-…: the payment has arrived". */
  title: string;
  /** The words of the one thing to do, which leads to the order. */
  action: string;
  Body: FunctionComponent<{ order: StepFacts; site: Site }>;
};
